import RxSwift

/// Tells when the user logs in or out, for RIBs that live only as long as one of both is true.
protocol UserSessionObserving {
    var isLoggedIn: Observable<Bool> { get }
}

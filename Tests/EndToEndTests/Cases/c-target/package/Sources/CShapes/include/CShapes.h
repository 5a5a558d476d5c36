typedef struct { int x, y; } CPoint;

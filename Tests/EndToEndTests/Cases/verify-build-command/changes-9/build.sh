echo "compiles everything"

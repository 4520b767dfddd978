from trivault.cli import main

main()

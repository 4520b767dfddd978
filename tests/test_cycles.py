"""The modules of the package import each other in one direction, but for the groups that a record explains."""

import ast
from collections import deque
from pathlib import Path

import trivault

PACKAGE = Path(trivault.__file__).parent
RECORD = PACKAGE.parent / "docs" / "adr" / "0040-types-that-name-each-other.md"

# Groups of modules that name each other's types; the record says why.
EXPLAINED = (
    {"kernel.event_kinds", "kernel.game_rules", "kernel.nodes", "kernel.running_state"},
    {"games.keyforge.state.model", "games.keyforge.state.printed"},
    {"games.keyforge.state.pieces", "games.keyforge.state.records"},
    {"games.magewars.state.model", "games.magewars.state.printed"},
)


def modules(package):
    """The modules of a package with their files, by their names inside it."""
    files = {file.relative_to(package).with_suffix(""): file for file in sorted(package.rglob("*.py"))}
    return {".".join(part for part in path.parts if part != "__init__"): file for path, file in files.items()}


def targets(node, package, known):
    """The modules of a package that an import statement names."""
    if isinstance(node, ast.Import):
        found = [name.name for name in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module:
        whole = [f"{node.module}.{name.name}" for name in node.names]
        found = [each if _inside(each, package) in known else node.module for each in whole]
    else:
        found = []
    return {_inside(each, package) for each in found} & known


def _inside(name, package):
    """The name of a module inside the package; no name that is known for a module of another one."""
    return "" if name == package else name.removeprefix(f"{package}.") if name.startswith(package) else "?"


def imports(package, types=True):
    """What each module imports of its package, inside functions too; without `types` nothing that it imports
    for annotations alone."""
    found, known = {}, set(modules(package))
    for name, file in modules(package).items():
        statements = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        if not types:
            blocks = [each for each in statements if isinstance(each, ast.If) and _for_types(each.test)]
            left_out = {id(part) for block in blocks for each in block.body for part in ast.walk(each)}
            statements = [each for each in statements if id(each) not in left_out]
        found[name] = set().union(*(targets(each, package.name, known) for each in statements)) - {name}
    return found


def _for_types(test):
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def reached(imported, start):
    """All modules that a module imports, directly or through others."""
    found: set[str] = set()
    left = deque([start])
    while left:
        new = imported[left.popleft()] - found
        found |= new
        left += new
    return found


def cycles(imported):
    """The groups of modules each of which imports, directly or through others, all of its group."""
    reach = {name: reached(imported, name) for name in imported}
    groups = {frozenset(other for other in reach[name] if name in reach[other]) for name in imported}
    return sorted(groups - {frozenset()}, key=sorted)


def write(folder, **sources):
    for name, source in sources.items():
        file = folder / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return folder


def test_cycles_are_found(tmp_path):
    package = write(
        tmp_path / "box",
        __init__="from box.one import a",
        one="def f():\n    from box.two import b",
        two="import box.three",
        three="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from box import one\nimport boxes",
        four="from box import one, two, three, four",
    )
    assert imports(package)["four"] == {"one", "two", "three"}
    assert cycles(imports(package)) == [{"one", "two", "three"}]
    assert cycles(imports(package, types=False)) == []


def test_no_module_imports_itself_through_others_at_run_time():
    assert cycles(imports(PACKAGE, types=False)) == []


def test_types_name_each_other_only_where_a_record_says_why():
    assert cycles(imports(PACKAGE)) == sorted(EXPLAINED, key=sorted)


def test_the_record_names_each_of_these_modules():
    said = RECORD.read_text(encoding="utf-8")
    assert [name for group in EXPLAINED for name in group if f"{name.replace('.', '/')}.py" not in said] == []

import { expect, it } from 'vitest'

// Types count, too: whoever reads a module reads what it names.
type Graph = Map<string, Set<string>>

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const ENDS = ['', '.ts', '.svelte', '.svelte.ts', '/index.ts']
const IMPORT = /(?:\bfrom |\bimport |\bimport\()'(\.[^']*)'/g

function imports(files: Record<string, string>): Graph {
  const target = (path: string, named: string) =>
    ENDS.map((end) => new URL(named + end, `file:///${path}`).pathname.slice(1)).find((each) => each in files)
  return new Map(
    Object.entries(files).map(([path, source]) => {
      const named = [...source.matchAll(IMPORT)].map((match) => target(path, match[1]!))
      return [path, new Set(named.filter((each) => each !== undefined))]
    }),
  )
}

/** The same between folders, or whatever modules are counted to. */
function between(graph: Graph, group: (path: string) => string): Graph {
  const found: Graph = new Map()
  for (const [path, targets] of graph) {
    const from = group(path)
    const all = found.get(from) ?? new Set()
    for (const target of targets) if (group(target) !== from) all.add(group(target))
    found.set(from, all)
  }
  return found
}

/** A way that leads back to where it begins, for each module at which one is met. */
function cycles(graph: Graph): string[] {
  const done = new Set<string>()
  const visit = (path: string, way: string[]): string[] => {
    if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path].join(' > ')]
    if (done.has(path)) return []
    const found = [...(graph.get(path) ?? [])].flatMap((target) => visit(target, [...way, path]))
    done.add(path)
    return found
  }
  return [...graph.keys()].flatMap((path) => visit(path, []))
}

const graph = imports(
  Object.fromEntries(Object.entries(sources).map(([path, source]) => [path.replace('../src/', ''), source])),
)
const layer = (path: string) => path.split('/')[0]!
const folder = (path: string) => path.split('/').slice(0, 2).join('/')

it('finds a cycle where there is one', () => {
  const files = {
    'a/one.ts': "import { two } from '../b/two.svelte'",
    'b/two.svelte.ts': "import type {\n  Three,\n} from './Three.svelte'",
    'b/Three.svelte': "const load = () => import('../a/one')",
    'b/four.ts': "import './two.svelte'",
  }
  const found = imports(files)
  expect(cycles(found)).toEqual(['a/one.ts > b/two.svelte.ts > b/Three.svelte > a/one.ts'])
  expect(cycles(between(found, layer))).toEqual(['a > b > a'])
  found.delete('b/Three.svelte')
  expect(cycles(found)).toEqual([])
})

it('follows every import of a file of its own', () => {
  const known = [...graph.values()].reduce((sum, targets) => sum + targets.size, 0)
  expect(graph.size).toBeGreaterThan(150)
  expect(known).toBeGreaterThan(600)
})

it('has no cycle of modules, nor of folders', () => {
  expect(cycles(graph)).toEqual([])
  expect(cycles(between(graph, folder))).toEqual([])
})

it('points from pages to games to what they share', () => {
  const layers = ['lib', 'games', 'pages']
  const wrong = [...graph].flatMap(([path, targets]) =>
    [...targets]
      .filter((target) => layers.indexOf(layer(target)) > layers.indexOf(layer(path)) && layers.includes(layer(path)))
      .map((target) => `${path} > ${target}`),
  )
  expect(wrong).toEqual([])
})

it('draws no game from another one', () => {
  const games = (path: string) => (layer(path) === 'games' ? path.split('/')[1]! : '')
  const mixed = [...graph].flatMap(([path, targets]) =>
    [...targets].filter((target) => games(path) && games(target) && games(path) !== games(target)),
  )
  expect(mixed).toEqual([])
})

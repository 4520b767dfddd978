import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../src/**/*.{svelte,css,ts}', '!../src/protocol.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>(['../index.html', '../public/manifest.webmanifest'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const TOKENS = '../src/tokens.css'
const NAMES = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
  darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
  dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
  honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
  lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
  mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered
  orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/)

const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi
const MADE = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*/gi
const NAMED = new RegExp(`(?<![-\\w])(?:${NAMES.join('|')})(?![-\\w])`, 'gi')
const QUOTED =
  /['"`](?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/gi
const PAINTED = /\b(?:fill|stroke|color|stop-color)="(?!none|currentColor|url\(|\{)[^"]*"/gi

/** Colours that a file names: in the values of its styles, and quoted in its code and markup. */
function literals(path: string, source: string): string[] {
  const bare = source.replace(/\/\*[^]*?\*\//g, '')
  const styles = path.endsWith('.css') ? bare : (/<style[^>]*>([^]*)<\/style>/.exec(bare)?.[1] ?? '')
  const code = path.endsWith('.css') ? '' : bare.replace(styles, '')
  const values = [...styles.matchAll(/(?<=[\s;{])[a-z-]+:([^;{}]*)[;}]/g)].map((found) => found[1] ?? '').join(' ; ')
  const all = [...[HEX, MADE, NAMED].map((kind) => values.match(kind)), code.match(QUOTED), code.match(PAINTED)]
  return all.flatMap((found) => [...(found ?? [])])
}

it('finds colours wherever they may be written', () => {
  const style = (css: string) => literals('a.svelte', `<b></b>\n<style>\n  b {\n    ${css}\n  }\n</style>`)
  expect(style('color: #fff;')).toEqual(['#fff'])
  expect(style('box-shadow:\n      0 0 2px #0008,\n      0 0 3px rgb(1 2 3);')).toEqual(['#0008', 'rgb(1 2 3'])
  expect(style('border: 1px solid white;')).toEqual(['white'])
  expect(style('white-space: nowrap; color: var(--gold); background: transparent;')).toEqual([])
  expect(literals('a.ts', "const COLOUR = '#f0c674'")).toEqual(["'#f0c674'"])
  expect(literals('a.svelte', '<path fill="red" /><path fill="none" />')).toEqual(['fill="red"'])
  expect(literals('a.ts', "class A { #fade = '#/cards' }")).toEqual([])
})

it('names colours only in one file', () => {
  const named = Object.entries(sources).filter(([path]) => path !== TOKENS)
  expect(named.map(([path, source]) => [path, literals(path, source)]).filter(([, found]) => found!.length)).toEqual([])
})

it('has a use for every token', () => {
  const tokens = [...sources[TOKENS]!.matchAll(/^ {2}--([a-z0-9-]+):/gm)].map((found) => found[1]!)
  const all = Object.values(sources).join('\n')
  expect(tokens.length).toBeGreaterThan(150)
  expect(tokens.filter((token) => !all.includes(`var(--${token})`))).toEqual([])
})

it('paints the frame of the browser like the ground of the page', () => {
  const ground = /--ground: light-dark\(#\w+, (#\w+)\);/.exec(sources[TOKENS]!)![1]!
  expect(Object.keys(pages)).toHaveLength(2)
  for (const page of Object.values(pages)) expect(page).toContain(ground)
})

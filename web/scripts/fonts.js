// Writes the fonts of the client into public/: the letters of English, German and Polish, in all weights: npm run fonts
// With --check it only looks whether they would be the same.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const PUBLIC = new URL('../public/', import.meta.url)
const MODULES = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const FAMILIES = ['alegreya', 'source-sans-3']

/** What each file holds, as in the `unicode-range` of src/app.css. */
const LETTERS = {
  latin: [[0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x2013, 0x2026], [0x2212]],
  'latin-ext': [
    [0x100, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
  ],
}

const letters = (ranges) =>
  ranges
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((each) => String.fromCodePoint(each))
    .join('')

async function made(family, part) {
  const whole = readFileSync(new URL(`${family}/files/${family}-${part}-wght-normal.woff2`, MODULES))
  return subsetFont(whole, letters(LETTERS[part]), { targetFormat: 'woff2' })
}

for (const family of FAMILIES) {
  for (const part of Object.keys(LETTERS)) {
    const file = new URL(`${family}-${part}.woff2`, PUBLIC)
    const font = await made(family, part)
    if (!process.argv.includes('--check')) writeFileSync(file, font)
    else if (!readFileSync(file).equals(font)) {
      console.error('public/*.woff2 are not what scripts/fonts.js makes: npm run fonts')
      process.exit(1)
    }
  }
  writeFileSync(new URL(`${family}-licence.txt`, PUBLIC), readFileSync(new URL(`${family}/LICENSE`, MODULES)))
}

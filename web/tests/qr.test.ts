import { describe, expect, it } from 'vitest'
import { codewords, corrections, formatBits, path, patterns, qr, versionBits } from '../src/lib/browser/qr'

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => !((r + c) % 2),
  (r) => !(r % 2),
  (_, c) => !(c % 3),
  (r, c) => !((r + c) % 3),
  (r, c) => !(((r >> 1) + Math.floor(c / 3)) % 2),
  (r, c) => !(((r * c) % 2) + ((r * c) % 3)),
  (r, c) => !((((r * c) % 2) + ((r * c) % 3)) % 2),
  (r, c) => !((((r + c) % 2) + ((r * c) % 3)) % 2),
]

/** Read a code as a camera would: its mask, then its codewords. */
function read(grid: boolean[][]): number[] {
  const version = (grid.length - 17) / 4
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((sum, n) => 2 * sum + Number(grid[8]![n]), 0)
  const mask = MASKS.findIndex((_, n) => formatBits(n) >> 7 === format)
  const bits = path(patterns(version, mask)).map(([r, c]) => Number(grid[r]![c] !== MASKS[mask]!(r, c)))
  const words: number[] = []
  for (let n = 0; n + 8 <= bits.length; n += 8) words.push(parseInt(bits.slice(n, n + 8).join(''), 2))
  return words
}

describe('QR codes', () => {
  it('are corrected as in the example of the standard', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    expect(corrections(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
  })

  it('say their mask and version as in the tables of the standard', () => {
    expect(formatBits(0)).toBe(0b101010000010010)
    expect(formatBits(5)).toBe(0b100000011001110)
    expect(versionBits(7)).toBe(0b000111110010010100)
  })

  it.each([1, 14, 15, 26, 27, 62, 63, 106, 107, 180, 181, 213])('hold %i bytes that can be read again', (many) => {
    const text = 'https://games.example/#/room/Zk3vT9aQm1xw'.repeat(9).slice(0, many)
    const grid = qr(text)!
    const expected = codewords([...new TextEncoder().encode(text)], (grid.length - 17) / 4)
    expect(read(grid).slice(0, expected.length)).toEqual(expected)
  })

  it('have three corners and a dark module', () => {
    const grid = qr('x')!
    expect(grid.length).toBe(21)
    const corners = [
      [0, 0],
      [0, 14],
      [14, 0],
    ] as const
    for (const [r, c] of corners) {
      const rows = [0, 1, 2, 3].map((n) =>
        grid[r + n]!.slice(c, c + 7)
          .map(Number)
          .join(''),
      )
      expect(rows).toEqual(['1111111', '1000001', '1011101', '1011101'])
    }
    expect(grid[13]![8]).toBe(true)
  })

  it('are not made of what is too long', () => expect(qr('x'.repeat(214))).toBeNull())
})

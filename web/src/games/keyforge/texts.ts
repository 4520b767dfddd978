// The words of the board, which the terminal has, too.
export const texts = import.meta.glob<string>(
  [
    '../../../../trivault/games/keyforge/presentation/text/*.ftl',
    '../../../../trivault/games/keyforge/text/*/table.ftl',
    './text/*.ftl',
    './lesson/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

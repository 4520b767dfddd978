// Writes src/protocol.ts from the JSON Schema of the protocol: npm run types
// With --check it only looks whether it would be the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const SCHEMA = new URL('../../docs/reference/protocol.schema.json', import.meta.url)
const TYPES = new URL('../src/protocol.ts', import.meta.url)

/** Types are named after their definitions, not after titles, which several share; tuples are written
 * as the compiler reads them. */
function readable(schema) {
  if (Array.isArray(schema)) return schema.map(readable)
  if (schema === null || typeof schema !== 'object') return schema
  const { prefixItems, ...rest } = schema
  const parts = prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest
  const kept = Object.entries(parts).filter(([key, value]) => key !== 'title' || typeof value !== 'string')
  return Object.fromEntries(kept.map(([key, value]) => [key, readable(value)]))
}

const types = await compile(readable(JSON.parse(readFileSync(SCHEMA, 'utf8'))), 'Message', {
  additionalProperties: false,
  bannerComment: '// Generated from docs/reference/protocol.schema.json: npm run types',
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 112 },
  unreachableDefinitions: true,
})

if (!process.argv.includes('--check')) {
  writeFileSync(TYPES, types)
} else if (readFileSync(TYPES, 'utf8') !== types) {
  console.error('src/protocol.ts is not what docs/reference/protocol.schema.json gives; run: npm run types')
  process.exit(1)
}

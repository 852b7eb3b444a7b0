/** Modules import one another in one direction: no way from module to module, also by what is fetched later, leads back. Types alone may. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'
import { expect, test } from 'vitest'

type Texts = ReadonlyMap<string, string>

/** The modules of the client by their paths below `src`. */
function modules(): Texts {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.d)\.ts$|\.svelte$/.test(path),
  )
  return new Map(paths.map((path) => [path, readFileSync(join('src', path), 'utf8')]))
}

/** The TypeScript of a module; of a component that of its scripts, and what its markup fetches. */
function scriptOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)
  const markup = text.replace(/<script[^>]*>.*?<\/script>/gs, '')
  return [...scripts, ...(markup.match(/\bimport\(\s*(['"]).*?\1\s*\)/g) ?? [])].join('\n;')
}

function isType({ importClause }: ts.ImportDeclaration): boolean {
  const named = importClause?.namedBindings
  return (
    importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (named !== undefined &&
      !importClause?.name &&
      ts.isNamedImports(named) &&
      named.elements.length > 0 &&
      named.elements.every((each) => each.isTypeOnly))
  )
}

/** What a module imports or passes on, at once or later, but for types. */
function importsOf(path: string, text: string): string[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isType(node)) found.push(node.moduleSpecifier)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) found.push(node.moduleSpecifier)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...node.arguments.slice(0, 1))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest))
  return found.filter(ts.isStringLiteralLike).map(({ text: name }) => name)
}

/** The modules that each module leads to. */
function graphOf(texts: Texts): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>()
  for (const [path, text] of texts) {
    const near = importsOf(path, text).filter((name) => name.startsWith('.'))
    const whole = near.map((name) => normalize(join(dirname(path), name.replace(/\?.*/, ''))))
    const known = whole.map((to) => [to, `${to}.ts`, `${to}/index.ts`].find((each) => texts.has(each)))
    graph.set(
      path,
      known.filter((to) => to !== undefined),
    )
  }
  return graph
}

/** The circles in which modules import one another, each as a way that ends where it began. */
function circlesIn(texts: Texts): string[] {
  const graph = graphOf(texts)
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path)
    if (at >= 0) circles.push([...way.slice(at), path].join(' > '))
    if (at >= 0 || done.has(path)) return
    for (const to of graph.get(path)!) follow(to, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) follow(path, [])
  return circles
}

test('no modules import one another in a circle', () => {
  const texts = modules()
  expect(texts.size).toBeGreaterThan(300)
  expect([...graphOf(texts).values()].flat().length).toBeGreaterThan(1000)
  expect(circlesIn(texts)).toEqual([])
})

test('a circle is found where it is closed by a component, by what is passed on and by what is fetched later, not by types', () => {
  const texts = new Map([
    ['a.ts', "import { b, type B } from './b'\nimport Card from './cards/Card.svelte'"],
    ['b.ts', "import type { a } from './a'\nimport { type A } from './a'\nexport type { C } from './cards'"],
    ['cards/index.ts', "export { card } from './card.svelte'"],
    ['cards/card.svelte.ts', "export const fetch = () => import('./Card.svelte')"],
    [
      'cards/Card.svelte',
      "<script lang=\"ts\">\n  import * as cards from '.'\n</script>\n{#await import('../own.svelte')}{/await}",
    ],
    ['own.svelte', "<script>import Own from './own.svelte'</script>"],
  ])
  expect(circlesIn(texts)).toEqual([
    'cards/Card.svelte > cards/index.ts > cards/card.svelte.ts > cards/Card.svelte',
    'own.svelte > own.svelte',
  ])
})

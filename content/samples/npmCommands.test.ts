import { describe, expect, it } from 'vitest'
import { translate, type Other } from './npmCommands'

const others: Other[] = ['yarn', 'pnpm', 'bun']

const inAll = (commands: string) =>
  others.map((other) => translate(commands, other))

describe('a command for npm', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm i', 'yarn install', 'pnpm install', 'bun install'],
    [
      'npm ci',
      'yarn install --immutable',
      'pnpm install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ],
    [
      'npm ci --ignore-scripts',
      'yarn install --immutable --mode=skip-build',
      'pnpm install --frozen-lockfile --ignore-scripts',
      'bun install --frozen-lockfile --ignore-scripts',
    ],
    [
      'npm install --save-dev cypress',
      'yarn add --dev cypress',
      'pnpm add --save-dev cypress',
      'bun add --dev cypress',
    ],
    [
      'npm i -D -E cypress@15.3.0 @types/node',
      'yarn add --dev --exact cypress@15.3.0 @types/node',
      'pnpm add --save-dev --save-exact cypress@15.3.0 @types/node',
      'bun add --dev --exact cypress@15.3.0 @types/node',
    ],
    [
      'npm install --save lodash',
      'yarn add lodash',
      'pnpm add lodash',
      'bun add lodash',
    ],
    [
      'npm uninstall --save-dev cypress',
      'yarn remove cypress',
      'pnpm remove cypress',
      'bun remove cypress',
    ],
    [
      'npm run cy:run -- --spec "a b" --headed',
      'yarn run cy:run --spec "a b" --headed',
      'pnpm run cy:run --spec "a b" --headed',
      'bun run cy:run --spec "a b" --headed',
    ],
    ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
    ['npm start', 'yarn start', 'pnpm start', 'bun run start'],
    [
      'npm exec cypress open',
      'yarn cypress open',
      'pnpm exec cypress open',
      'bunx cypress open',
    ],
    [
      'npm exec -- cypress open --e2e',
      'yarn cypress open --e2e',
      'pnpm exec cypress open --e2e',
      'bunx cypress open --e2e',
    ],
    [
      'npm exec -- percy exec -- cypress run',
      'yarn percy exec -- cypress run',
      'pnpm exec percy exec -- cypress run',
      'bunx percy exec -- cypress run',
    ],
    [
      'npx cypress run --browser chrome',
      'yarn cypress run --browser chrome',
      'pnpm exec cypress run --browser chrome',
      'bunx cypress run --browser chrome',
    ],
    [
      'npx --yes create-vite@latest shop',
      'yarn dlx create-vite@latest shop',
      'pnpm dlx create-vite@latest shop',
      'bunx create-vite@latest shop',
    ],
    [
      'npx create-next-app shop',
      'yarn dlx create-next-app shop',
      'pnpm dlx create-next-app shop',
      'bunx create-next-app shop',
    ],
    [
      'npx @angular/cli@20 new shop',
      'yarn dlx @angular/cli@20 new shop',
      'pnpm dlx @angular/cli@20 new shop',
      'bunx @angular/cli@20 new shop',
    ],
    [
      'npm create vite@latest shop -- --template vue-ts',
      'yarn create vite@latest shop --template vue-ts',
      'pnpm create vite@latest shop --template vue-ts',
      'bun create vite@latest shop --template vue-ts',
    ],
    ['npm init', 'yarn init', 'pnpm init', 'bun init'],
    ['npm init -y', 'yarn init', 'pnpm init', 'bun init -y'],
  ])('%s', (npm, ...expected) => {
    expect(inAll(npm)).toEqual(expected)
  })

  it('leaves everything around it alone', () => {
    const commands = `# Once
CYPRESS_INSTALL_BINARY=0 npm ci # in CI
cd shop && npm install; DEBUG='cypress:cli*' npx cypress verify
npm install --save-dev \\
  cypress \\
  vite

echo "npm install"`
    expect(translate(commands, 'yarn')).toBe(`# Once
CYPRESS_INSTALL_BINARY=0 yarn install --immutable # in CI
cd shop && yarn install; DEBUG='cypress:cli*' yarn cypress verify
yarn add --dev \\
  cypress \\
  vite

echo "npm install"`)
  })

  it.each([
    ['npm install -DE cypress', '"npm install -DE" can\'t be translated'],
    ['npm update', '"npm update" can\'t be translated'],
    ['npm install -g cypress', 'Use --save-dev, --save-exact'],
    ['npm run build --silent', 'Put options for the program after --'],
    ['sudo npm install', 'runs npm through another program'],
    ['npm install https://cdn.example/cypress.tgz', 'Write name@https://cdn'],
    ['npx cowsay hi', 'npx cowsay@latest'],
  ])('is rejected: %s', (commands, message) => {
    expect(() => translate(commands, 'yarn')).toThrow(message)
  })
})

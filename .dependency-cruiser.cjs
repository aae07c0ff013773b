/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(functions|frontend|infra|bin|test)/' },
    },
    {
      name: 'functions-not-to-frontend-or-infra',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(frontend|infra|bin|test)/' },
    },
    {
      name: 'no-cross-feature-functions',
      severity: 'error',
      // Styling is what other features tell, put together.
      from: { path: '^functions/([^/]+)/', pathNot: '^functions/(platform|table|domain|styling)/' },
      to: { path: '^functions/([^/]+)/', pathNot: '^functions/($1|platform|table|domain)/' },
    },
    {
      name: 'platform-imports-shared-only',
      severity: 'error',
      from: { path: '^functions/platform/' },
      to: { path: '^functions/', pathNot: '^functions/platform/' },
    },
    {
      name: 'table-knows-no-feature',
      severity: 'error',
      from: { path: '^functions/table/' },
      to: { path: '^functions/', pathNot: '^functions/(platform|table|domain)/' },
    },
    {
      name: 'shared-stands-on-zod-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/' },
    },
    {
      name: 'infra-knows-the-functions-by-path',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^(functions|frontend|bin|test)/',
        // The keys of the table, the names of the variables, and for the local server the handlers themselves.
        pathNot: '^functions/(table/table-keys|platform/environment|handlers)\\.ts$',
      },
    },
    {
      name: 'frontend-lib-and-components-know-nothing-above-them',
      severity: 'error',
      from: { path: '^frontend/src/(lib|components)/' },
      to: { path: '^frontend/src/(features|pages|app)/' },
    },
    {
      name: 'frontend-features-know-no-other-feature',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|pages|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-pages-know-no-app',
      severity: 'error',
      from: { path: '^frontend/src/pages/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'frontend-only-shared',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(functions|infra|bin|test)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

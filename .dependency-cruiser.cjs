/**
 * Who may import whom. Each rule names one border; test/shared/dependency-rules.test.ts plants a violation of every one.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(functions|frontend|infra|bin|test)/' },
    },
    {
      name: 'shared-needs-zod-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/' },
    },
    {
      name: 'hearing-imports-no-other-part-of-the-stylist',
      severity: 'error',
      from: { path: '^shared/stylist/hearing/' },
      to: { path: '^shared/stylist/(ranking|planning|wording)/' },
    },
    {
      name: 'ranking-imports-only-hearing',
      severity: 'error',
      from: { path: '^shared/stylist/ranking/' },
      to: { path: '^shared/stylist/(planning|wording)/' },
    },
    {
      name: 'planning-and-wording-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^shared/stylist/(planning|wording)/' },
      to: { path: '^shared/stylist/(planning|wording)/', pathNot: '^shared/stylist/$1/' },
    },
    {
      name: 'only-lexicon-and-brief-of-the-stylist-are-known-outside-of-it',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/stylist/' },
      to: { path: '^shared/stylist/', pathNot: '^shared/stylist/(lexicon/|hearing/(brief|chips)\\.ts$)' },
    },
    {
      name: 'functions-import-only-shared',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(frontend|infra|bin|test)/' },
    },
    {
      name: 'platform-imports-no-other-functions',
      severity: 'error',
      from: { path: '^functions/platform/' },
      to: { path: '^functions/', pathNot: '^functions/platform/' },
    },
    {
      name: 'rows-import-only-platform',
      severity: 'error',
      from: { path: '^functions/rows/' },
      to: { path: '^functions/', pathNot: '^functions/(platform|rows)/' },
    },
    {
      name: 'clip-and-models-import-only-platform',
      severity: 'error',
      from: { path: '^functions/(clip|models)/' },
      to: { path: '^functions/', pathNot: '^functions/(platform|$1)/' },
    },
    {
      name: 'features-import-no-other-feature',
      severity: 'error',
      // Styling answers for several features with one call, so that a page asks once. The weather is asked by several.
      from: { path: '^functions/([^/]+)/', pathNot: '^functions/(platform|rows|clip|models|styling)/' },
      to: { path: '^functions/([^/]+)/', pathNot: '^functions/($1|platform|rows|clip|models|weather)/' },
    },
    {
      name: 'only-the-wardrobe-clips',
      severity: 'error',
      from: { path: '^functions/', pathNot: '^functions/(clip|wardrobe)/' },
      to: { path: '^functions/clip/' },
    },
    {
      name: 'infra-names-functions-by-path',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^(functions|frontend|bin|test)/',
        // The keys of the table, the names of the variables and of the metrics, the header of CloudFront, the number of
        // the build, and for the local server the command `rebuild`, seconds since 1970 and escaped HTML. Handlers are
        // found by the entries of grants.ts.
        pathNot:
          '^(frontend/build-number|functions/(platform/(table-keys|environment|origin-key-format|business-metrics|escape-html|epoch-seconds)|projections/rebuild/(rebuild|image-places)))\\.ts$',
      },
    },
    {
      name: 'frontend-imports-only-shared',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(functions|infra|bin|test)/' },
    },
    {
      name: 'lib-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^frontend/src/lib/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(lib|swedish)/' },
    },
    {
      name: 'components-import-only-lib',
      severity: 'error',
      from: { path: '^frontend/src/components/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(lib|components|assets)/' },
    },
    {
      name: 'data-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^frontend/src/data/' },
      to: { path: '^frontend/src/(features|pages|app)/' },
    },
    {
      name: 'frontend-features-import-only-public-parts-of-other-features',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: {
        path: '^frontend/src/(features|pages|app)/',
        pathNot: '^frontend/src/features/($1|[^/]+/public)/',
      },
    },
    {
      name: 'pages-import-nothing-of-the-app',
      severity: 'error',
      from: { path: '^frontend/src/pages/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'bin-imports-no-tests',
      severity: 'error',
      from: { path: '^bin/' },
      to: { path: '^test/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

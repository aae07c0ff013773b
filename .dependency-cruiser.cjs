/** Who may import whom. `test/shared/dependency-rules.test.ts` plants a violation of every border. */

/** The paths that a border is about: those that match the first expression, and not the second. */
const side = (path, pathNot) => ({ path, ...(pathNot && { pathNot }) });
/** What lies in `from` may not import what lies in `to`. `$1` is the group that `from` has found. */
const border = (name, from, to) => ({ name, severity: 'error', from: side(...from), to: side(...to) });

/** What the infrastructure imports of the functions: the keys of the table, the names of the variables and of the
 * metrics, the header of CloudFront, and for the local server the command `rebuild`, seconds since 1970 and escaped
 * HTML; and the number of the build. Handlers are found by the entries of grants.ts. */
const namedByInfra =
  '^(frontend/build-number|functions/(platform/(table-keys|environment|origin-key-format|business-metrics|escape-html|epoch-seconds|same-secret)|projections/rebuild/(rebuild|image-places)))\\.ts$';

const shared = [
  border('shared-imports-nothing-above-it', ['^shared/'], ['^(functions|frontend|infra|bin|test)/']),
  border('shared-needs-zod-alone', ['^shared/'], ['(^|/)node_modules/', '(^|/)node_modules/zod/']),
  border(
    'hearing-imports-no-other-part-of-the-stylist',
    ['^shared/stylist/hearing/'],
    ['^shared/stylist/(ranking|planning|wording)/'],
  ),
  border(
    'ranking-imports-only-hearing',
    ['^shared/stylist/ranking/'],
    ['^shared/stylist/(planning|wording)/'],
  ),
  border(
    'planning-and-wording-know-nothing-of-each-other',
    ['^shared/stylist/(planning|wording)/'],
    ['^shared/stylist/(planning|wording)/', '^shared/stylist/$1/'],
  ),
  border(
    'only-lexicon-and-brief-of-the-stylist-are-known-outside-of-it',
    ['^shared/', '^shared/stylist/'],
    ['^shared/stylist/', '^shared/stylist/(lexicon/|hearing/(brief|chips)\\.ts$)'],
  ),
];

// Styling answers for several features with one call, so that a page asks once. The weather is asked by several.
const functions = [
  border('functions-import-only-shared', ['^functions/'], ['^(frontend|infra|bin|test)/']),
  border(
    'platform-imports-no-other-functions',
    ['^functions/platform/'],
    ['^functions/', '^functions/platform/'],
  ),
  border('rows-import-only-platform', ['^functions/rows/'], ['^functions/', '^functions/(platform|rows)/']),
  border(
    'clip-and-models-import-only-platform',
    ['^functions/(clip|models)/'],
    ['^functions/', '^functions/(platform|$1)/'],
  ),
  border(
    'features-import-no-other-feature',
    ['^functions/([^/]+)/', '^functions/(platform|rows|clip|models|styling)/'],
    ['^functions/([^/]+)/', '^functions/($1|platform|rows|clip|models|weather)/'],
  ),
  border('only-the-wardrobe-clips', ['^functions/', '^functions/(clip|wardrobe)/'], ['^functions/clip/']),
  border('infra-names-functions-by-path', ['^infra/'], ['^(functions|frontend|bin|test)/', namedByInfra]),
];

const frontend = [
  border('frontend-imports-only-shared', ['^frontend/'], ['^(functions|infra|bin|test)/']),
  border(
    'lib-imports-nothing-above-it',
    ['^frontend/src/lib/'],
    ['^frontend/src/', '^frontend/src/(lib|swedish)/'],
  ),
  border(
    'components-import-only-lib',
    ['^frontend/src/components/'],
    ['^frontend/src/', '^frontend/src/(lib|components|assets)/'],
  ),
  border('data-imports-nothing-above-it', ['^frontend/src/data/'], ['^frontend/src/(features|pages|app)/']),
  border(
    'frontend-features-import-only-public-parts-of-other-features',
    ['^frontend/src/features/([^/]+)/'],
    ['^frontend/src/(features|pages|app)/', '^frontend/src/features/($1|[^/]+/public)/'],
  ),
  border('pages-import-nothing-of-the-app', ['^frontend/src/pages/'], ['^frontend/src/app/']),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...shared,
    ...functions,
    ...frontend,
    border('bin-imports-no-tests', ['^bin/'], ['^test/']),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

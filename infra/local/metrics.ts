import { businessMetrics } from '../../functions/platform/business-metrics.ts';
import { html, Markup } from './html.ts';
import { localPage } from './local-page.ts';

/** The summary of a metric for one combination of dimension values. */
export type Figure = {
  name: string;
  dimensions: Record<string, string>;
  unit: string;
  /** The number of log lines with this metric, and the sum of their values. */
  lines: number;
  sum: number;
  /** The median and the 95th percentile of their values. */
  p50: number;
  p95: number;
};

/** How many values of a metric are kept to compute its percentiles. */
const capacity = 1000;

/**
 * Replaces CloudWatch's metrics for one run. It removes lines in the embedded metric format from the standard output
 * and adds up their values. Other lines are written as usual. After `close`, all lines are written again.
 */
export function collectMetrics({ key }: { key: string }) {
  const { stdout } = process;
  const write = stdout.write;
  const collected = new Map<string, Figure & { values: number[] }>();

  function collect(line: string) {
    const { _aws, ...members } = JSON.parse(line);
    for (const { Dimensions, Metrics } of _aws.CloudWatchMetrics)
      for (const { Name: name, Unit: unit } of Metrics) {
        const names: string[] = Dimensions[0];
        const dimensions = Object.fromEntries(names.map((each) => [each, members[each]]));
        const id = JSON.stringify([name, dimensions]);
        const known = collected.get(id);
        const figure = known ?? { name, dimensions, unit, lines: 0, sum: 0, p50: 0, p95: 0, values: [] };
        figure.lines++;
        figure.sum += members[name];
        figure.values = [...figure.values, members[name]].slice(-capacity);
        collected.set(id, figure);
      }
  }

  const figures = (): Figure[] =>
    [...collected.values()]
      .map(({ values, ...figure }) => ({
        ...figure,
        p50: percentile(values, 0.5),
        p95: percentile(values, 0.95),
      }))
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));

  const filtered = (chunk: string | Uint8Array, ...others: []) => {
    if (typeof chunk !== 'string' || !chunk.startsWith('{"_aws":'))
      return write.call(stdout, chunk, ...others);
    collect(chunk);
    return true;
  };
  stdout.write = filtered;
  return {
    /** Answers with the figures of this run: as JSON if the client accepts it, otherwise as a page. */
    handle: localPage({
      title: 'Metrics',
      key,
      json: figures,
      content: () => {
        const counted = figures();
        return {
          lead: counted.length
            ? 'What the functions have counted since the app was started.'
            : 'Nothing has been counted since the app was started. Ask for an outfit, or clip a page.',
          body: html`<ol>${metricsIn(counted).map((name) => html`<li>${article(name, counted)}</li>`)}</ol>`,
        };
      },
      styles,
    }),
    close: () => {
      if (stdout.write === filtered) stdout.write = write;
    },
  };
}

const keyOf = ({ name, dimensions }: Figure) => [name, ...Object.values(dimensions)].join(' ');

/** Returns the value that the given share of all values does not exceed. */
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** Returns the metrics that have figures, in the order of their declaration. */
const metricsIn = (figures: readonly Figure[]) =>
  Object.keys(businessMetrics).filter((name) => figures.some((figure) => figure.name === name));

const styles = new Markup(`
  table { width: 100%; border-collapse: collapse; margin-top: 0.5rem; }
  th, td { text-align: start; font-weight: 400; padding: 0.375rem 0; border-top: 1px solid var(--line); }
  td { text-align: end; font-variant-numeric: tabular-nums; }
`);

const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function article(name: string, figures: readonly Figure[]): Markup {
  const { title } = businessMetrics[name as keyof typeof businessMetrics];
  const rows = figures.filter((figure) => figure.name === name);
  return html`<article>
<h2>${title}</h2>
<table>${rows.map(
    (row) =>
      html`<tr><th scope="row">${Object.values(row.dimensions).join(', ') || 'all'}</th><td>${written(row)}</td></tr>`,
  )}</table>
</article>`;
}

const written = ({ unit, sum, p50, p95 }: Figure) =>
  unit === 'Seconds'
    ? `half within ${rounded.format(p50)} s, 95 % within ${rounded.format(p95)} s`
    : rounded.format(sum);

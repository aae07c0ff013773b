/** A line in CloudWatch's embedded metric format. */
type Line = Record<string, unknown> & {
  _aws: {
    Timestamp: number;
    CloudWatchMetrics: {
      Namespace: string;
      Dimensions: string[][];
      Metrics: { Name: string; Unit: string }[];
    }[];
  };
};

/** The metrics that functions of this test have written, which the terminal does not show. */
export const metricLines: Line[] = [];

const { stdout } = process;
const write = stdout.write.bind(stdout);
stdout.write = (chunk: string | Uint8Array, ...others: []) => {
  if (typeof chunk !== 'string' || !chunk.startsWith('{"_aws":')) return write(chunk, ...others);
  metricLines.push(JSON.parse(chunk));
  return true;
};

/** The values of the lines of a metric so far, each with its dimensions and what else it says. */
export const measured = (name: string) =>
  metricLines.flatMap(({ _aws, [name]: value, ...others }) =>
    value === undefined ? [] : [{ value, ...others }],
  );

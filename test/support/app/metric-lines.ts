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

/** The metrics that the functions have written in this test file, collected instead of printed. */
export const metricLines: Line[] = [];

const { stdout } = process;
const write = stdout.write.bind(stdout);
stdout.write = (chunk: string | Uint8Array, ...others: []) => {
  if (typeof chunk !== 'string' || !chunk.startsWith('{"_aws":')) return write(chunk, ...others);
  metricLines.push(JSON.parse(chunk));
  return true;
};

/** The recorded values of a metric, each with its dimensions and the other fields of its line. */
export const measured = (name: string) =>
  metricLines.flatMap(({ _aws, [name]: value, ...others }) =>
    value === undefined ? [] : [{ value, ...others }],
  );

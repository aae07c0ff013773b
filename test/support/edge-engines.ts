import { execFileSync, spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';

type Engine = { name: string; handle: (source: string, event: object) => unknown };

/** A script that runs the `handler` of a source on an event and stores the answer in `answer` as JSON. */
const script = (source: string, event: object) =>
  `'use strict';\n${source}\nvar answer = JSON.stringify(handler(${JSON.stringify(event)}));\n`;

const node: Engine = {
  name: 'node',
  handle: (source, event) => JSON.parse(runInNewContext(`${script(source, event)}answer`)),
};

const njs: Engine = {
  name: 'njs',
  handle: (source, event) =>
    JSON.parse(
      execFileSync('njs', ['-'], { input: `${script(source, event)}console.log(answer);`, encoding: 'utf8' }),
    ),
};

const isInstalled = spawnSync('njs', ['-v']).error === undefined;

/**
 * The engines that can run a CloudFront Function here: Node.js, and njs if it is installed. njs is Debian's package
 * `njs` and belongs to the same family as CloudFront's engine.
 */
export const edgeEngines: readonly Engine[] = isInstalled ? [node, njs] : [node];

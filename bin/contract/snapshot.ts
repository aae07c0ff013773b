import * as z from 'zod';
import type { Call, Contract } from '#shared/contract/define';
import type { Calls, Schema } from './breaking.ts';

/** The contract of a release. */
export type Release = { version: string; calls: Calls };

/** Whether a version says that it breaks the clients of another one: by its major number, before 1.0 by its minor one. */
export function mayBreak(released: string, version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [releasedMajor = 0, releasedMinor = 0] = released.split('.').map(Number);
  return major > releasedMajor || (major === 0 && releasedMajor === 0 && minor > releasedMinor);
}

/** The text of a release's file: a call a line. */
export const written = ({ version, calls }: Release) =>
  `{"version":${JSON.stringify(version)},"calls":{\n${Object.entries(calls)
    .map(([name, call]) => `${JSON.stringify(name)}:${JSON.stringify(call)}`)
    .join(',\n')}\n}}\n`;

/** What of a schema is kept: what `breaking.ts` compares. The pattern of a format says the same as its name. */
const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.description;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });

/** Describes contracts as data that can be stored. */
export const callsOf = (contracts: Readonly<Record<string, Contract>>): Calls =>
  Object.fromEntries(
    Object.entries(contracts).flatMap(([feature, contract]) =>
      Object.entries(contract).map(([name, call]) => [
        `${feature}.${name}`,
        { route: call.route, request: requestOf(call), answer: call.result ? schemaOf(call.result) : {} },
      ]),
    ),
  );

function requestOf({ params, query, body, repeat }: Call): Schema {
  const parts = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema ? [[name, schemaOf(schema)] as const] : [],
  );
  const key = repeat === 'once' ? [['idempotency-key', { type: 'string' }] as const] : [];
  const properties = Object.fromEntries([...parts, ...key]);
  return { type: 'object', properties, required: Object.keys(properties) } as Schema;
}

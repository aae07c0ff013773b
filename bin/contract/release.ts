import type { Calls } from './breaking.ts';

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

import type { ClientSettings } from '#shared/client-settings';

let settings: Promise<ClientSettings> | undefined;

/** What this environment is, read once; a failed reading is tried again when it is next needed. */
export function readClientSettings(): Promise<ClientSettings> {
  settings ??= fetch('/config.json').then((response) => response.json());
  settings.catch(() => {
    settings = undefined;
  });
  return settings;
}

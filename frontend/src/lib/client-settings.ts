import type { ClientSettings } from '#shared/client-settings';

let settings: Promise<ClientSettings> | undefined;

/** The settings of this environment from `/config.json`, requested once. After a failure the next call retries. */
export function readClientSettings(): Promise<ClientSettings> {
  settings ??= fetch('/config.json').then((response) => response.json());
  settings.catch(() => {
    settings = undefined;
  });
  return settings;
}

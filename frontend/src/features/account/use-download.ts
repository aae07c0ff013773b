import { useEffect, useRef, useState } from 'react';
import { notify } from '../../components/notify.ts';
import { textOf } from '../../lib/error-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { plural, t } from '../../lib/t.ts';

type State = { percent: number | null; failure: string | null };

/**
 * Downloads all of a person's data. `percent` is the progress while the download runs, `failure` the cause if it has
 * failed. Starting again while it runs does nothing. Leaving the page cancels it.
 */
export function useDownload(email: string) {
  const [state, setState] = useState<State>({ percent: null, failure: null });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ percent: 0, failure: null });
    let failure: string | null = null;
    try {
      const { downloadEverything } = await import('./download-everything.ts');
      const { zip, missing } = await downloadEverything({
        email,
        signal: controller.signal,
        onProgress: (percent) => setState({ percent, failure: null }),
      });
      saveFile(zip, `wardrobe-everything-${new Date().toISOString().slice(0, 10)}.zip`);
      void notify({
        title: t('Your data was downloaded'),
        ...(missing.length
          ? {
              description: plural(
                missing.length,
                'One photo is missing; README.txt names it.',
                '{count} photos are missing; README.txt names them.',
              ),
            }
          : {}),
      });
    } catch (error) {
      failure = textOf(error);
    }
    running.current = null;
    if (!controller.signal.aborted) setState({ percent: null, failure });
  }
  return { ...state, start };
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../components/notify.ts';
import { textOf } from '../../lib/error-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { plural, t } from '../../lib/t.ts';

/**
 * Downloads all of a person's data. `percent` is the progress while the download runs, `failure` the cause if it has
 * failed. Leaving the page cancels it.
 */
export function useDownload(email: string) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      setPercent(0);
      running.current = new AbortController();
      const { downloadEverything } = await import('./download-everything.ts');
      return downloadEverything(email, running.current.signal, setPercent);
    },
    onSuccess({ zip, missing }) {
      saveFile(zip, `wardrobe-everything-${new Date().toISOString().slice(0, 10)}.zip`);
      const description = plural(
        missing.length,
        'One photo is missing; README.txt names it.',
        '{count} photos are missing; README.txt names them.',
      );
      return notify({ title: t('Your data was downloaded'), ...(missing.length ? { description } : {}) });
    },
  });
  return { percent: isPending ? percent : null, failure: error && textOf(error), start: () => mutate() };
}

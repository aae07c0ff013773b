import { useEffect, useRef, useState } from 'react';
import { fallbackStyle } from '#shared/catalog';
import { notify } from '../../../components/notify.ts';
import { texts } from '../texts.ts';
import { type Inspection, inspectPhoto } from './inspect-photo.ts';

/** What can differ from photo to photo of one batch. */
export type OwnDetails = { category?: string; style?: string; color?: string };

export type ChosenFile = {
  key: string;
  file: File;
  /** A URL of the picture, once there is one that the browser can show. */
  preview: string | null;
  /** What was found in the photo; null while it is being looked at. */
  found: Inspection | null;
  /** What the person has said of this photo alone. */
  own: OwnDetails;
  /** Of its upload, in percent; null while it is not on its way. */
  percent: number | null;
  error: string | null;
};

/** How many photos are looked at at one time. */
const atOnce = 2;

/** A file that is chosen a second time is the same file. */
export const keyOf = ({ name, lastModified, size }: File) => `${name}-${lastModified}-${size}`;

/** The photos that were chosen for an upload, each of which is looked at in the background. */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const inspections = useRef(new Map<string, Promise<Inspection>>());
  const queue = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);

  const update = (key: string, change: Partial<ChosenFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function work() {
    if (running.current >= atOnce) return;
    running.current += 1;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await next();
    running.current -= 1;
  }

  function inspect({ key, file, preview }: ChosenFile) {
    const { promise, resolve } = Promise.withResolvers<Inspection>();
    inspections.current.set(key, promise);
    queue.current.push(async () => {
      const found = await inspectPhoto(file).catch(() => nothing);
      resolve(found);
      if (found.picture) URL.revokeObjectURL(preview ?? '');
      update(key, { found, ...(found.picture ? { preview: found.picture } : {}) });
    });
    return promise;
  }

  function add(chosen: readonly File[]) {
    const fresh = chosen.map((file) => ({
      key: keyOf(file),
      file,
      preview: URL.createObjectURL(file),
      found: null,
      own: {},
      percent: null,
      error: null,
    }));
    setFiles((all) => [...all, ...fresh]);
    void Promise.all(fresh.map(inspect)).then(tell);
    for (let worker = 0; worker < atOnce; worker++) void work();
  }

  const forget = (keys: readonly string[]) => {
    for (const { key, preview } of files)
      if (keys.includes(key) && preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
    for (const key of keys) inspections.current.delete(key);
    setFiles((all) => all.filter(({ key }) => !keys.includes(key)));
  };

  useWarning(files.length > 0);
  return {
    files,
    add,
    update,
    forget,
    /** What was found in a photo, as soon as it has been looked at. */
    foundIn: (key: string) => inspections.current.get(key) ?? Promise.resolve(nothing),
  };
}

/** What is found in a photo that could not be looked at. */
const nothing: Inspection = {
  color: null,
  style: fallbackStyle,
  category: null,
  styleFrom: 'failure',
  exceedsQuota: false,
  hash: null,
  picture: null,
  ticket: null,
};

/** Says once for all photos of a choice that their style could not be seen. */
function tell(found: readonly Inspection[]) {
  if (found.some(({ exceedsQuota }) => exceedsQuota))
    void notify({ title: texts.quotaExceeded, tone: 'info' });
  else if (found.some(({ styleFrom }) => styleFrom === 'failure'))
    void notify({ title: texts.detectionFailed, description: texts.detectionFailedHint, tone: 'info' });
}

/** Has the browser ask before the page is left while there is something to lose. */
function useWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

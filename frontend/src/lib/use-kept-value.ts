import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';

/** Loaded once the page is shown: what was kept is filled in then. */
const library = () => import('./kept-values.ts');

type Options<T> = {
  userId: string;
  name: string;
  schema: z.ZodType<T>;
  /** What is to be kept, null for nothing; written when another value is given. */
  value: T | null;
  /** Called once with what was kept before, if there is anything. */
  restore: (kept: T) => void;
};

/** Keeps a value over a closed tab. Nothing is written until what was kept has been read. */
export function useKeptValue<T>({ userId, name, schema, value, restore }: Options<T>) {
  const [isRead, setIsRead] = useState(false);
  const latest = useRef({ schema, restore });
  latest.current = { schema, restore };

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const kept = latest.current.schema.safeParse(await (await library()).readKept(userId, name)).data;
      if (!isCurrent) return;
      if (kept !== undefined) latest.current.restore(kept);
      setIsRead(true);
    })().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, name]);

  useEffect(() => {
    if (isRead) void library().then(({ keep }) => keep(userId, name, value));
  }, [userId, name, value, isRead]);
}

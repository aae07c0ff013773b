import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';

/** Loaded after the page is shown. The kept value is filled in then. */
const library = () => import('./kept-values.ts');

type Options<T> = {
  userId: string;
  name: string;
  schema: z.ZodType<T>;
  /** The value to keep, or null for none. It is written whenever it changes. */
  value: T | null;
  /** Called once with the value that was kept before, if there is one. */
  restore: (kept: T) => void;
};

/** Keeps a value after the tab is closed. Writing begins after the kept value has been read. */
export function useKeptValue<T>({ userId, name, schema, value, restore }: Options<T>) {
  const [isRead, setIsRead] = useState(false);
  const restoreKept = useEffectEvent((kept: unknown) => {
    const { data } = schema.safeParse(kept);
    if (data !== undefined) restore(data);
  });

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const kept = await (await library()).readKept(userId, name);
      if (!isCurrent) return;
      restoreKept(kept);
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

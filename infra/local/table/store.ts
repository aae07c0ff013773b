import {
  createStore,
  keyPrefixes,
  type LevelDatabase,
  type Store,
  type TableDescription,
  under,
} from './dynalite.ts';

/**
 * Opens the database in a folder, or in memory if no folder is given. A missing folder is created. Rejects with a
 * readable message if another process uses the folder or if it cannot be opened.
 */
export async function openStore(folder?: string): Promise<Store> {
  const store = createStore({ path: folder, createTableMs: 0 });
  try {
    await store.db.open();
  } catch (error) {
    throw explain(error, folder);
  }
  await removeUnfinishedTables(store);
  stopAtFailedWrite(store.db);
  return store;
}

/**
 * Lets every write after a failed one fail as well, until the database is opened again. A write that fails halfway, for
 * example on a full disk, leaves a torn record in LevelDB's log. LevelDB would append later writes to it, and lose them
 * when it reads the log again.
 */
export function stopAtFailedWrite(db: Pick<LevelDatabase, 'batch'>): void {
  const batch = db.batch.bind(db);
  let failure: unknown;
  db.batch = async (writes) => {
    if (failure) throw failure;
    try {
      await batch(writes);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR') {
        failure = error;
        console.error('The table cannot be written any more. Make room on the disk and start the app again.');
      }
      throw error;
    }
  };
}

function explain(error: unknown, folder?: string): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED') {
    return new Error(`The data folder ${folder} is in use by another instance`, { cause });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The data folder ${folder} cannot be opened: ${reason}`, { cause });
}

/**
 * Removes tables that were not created completely. dynalite creates a table in two writes, and a crash between them
 * leaves an empty table that cannot be used.
 */
async function removeUnfinishedTables({ db }: Store): Promise<void> {
  for await (const [key, table] of db.iterator(under(keyPrefixes.table))) {
    if ((table as TableDescription).TableStatus === 'CREATING') await db.del(key);
  }
}

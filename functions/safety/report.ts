import { Service } from 'electrodb';
import type { Report } from '#shared/contract/safety';
import { AppError } from '#shared/errors';
import { hiddenEntities } from '../domain/hidden.ts';
import { requireVariable } from '../platform/environment.ts';
import { log } from '../platform/log.ts';
import { commit, refused } from '../platform/transactions.ts';
import { OwnedCaseEntity, ReportCaseEntity, ReportEntity } from '../table/report.ts';
import { idOf, ownerOf } from './reported-thing.ts';
import { withheldEntities, withhold } from './withhold.ts';

const rows = new Service({
  report: ReportEntity,
  reported: ReportCaseEntity,
  owned: OwnedCaseEntity,
  ...hiddenEntities,
  ...withheldEntities,
});
/** At how many people's reports a thing is hidden from everybody. */
const enough = Number(requireVariable('REPORTS_TO_HIDE'));

/**
 * Stores a person's report of a thing and hides the thing from them, in one transaction, which also hides it from
 * everybody where it is the report that is enough; idempotent. A block between the two does not keep anybody from
 * reporting. Throws `report.own`, and `not_found` for a thing that is not there or was never shown to the person.
 */
export async function report(userId: string, { thing, reason, text }: Report): Promise<undefined> {
  const thingId = idOf(thing);
  const ownerId = await ownerOf(userId, thing);
  if (ownerId === userId) throw new AppError('report.own');
  const createdAt = new Date().toISOString();
  const write = (isEnough: boolean) =>
    commit(() =>
      rows.transaction
        .write((entities) => [
          entities.report.create({ thingId, reporterId: userId, reason, text, createdAt }).commit(),
          entities.reported
            .upsert({ thingId, thing, ownerId, openedAt: createdAt })
            .add({ reports: 1 })
            .where(({ reports }, { notExists, lt }) =>
              isEnough
                ? ''
                : enough > 1
                  ? `${notExists(reports)} OR ${lt(reports, enough - 1)}`
                  : lt(reports, 0),
            )
            .commit(),
          entities.hidden.put({ userId, because: 'reported', thingId }).commit(),
          entities.owned.put({ userId: ownerId, thingId }).commit(),
          ...(isEnough ? withhold(entities, { thing, ownerId }) : []),
        ])
        .go(),
    );
  const [again, tooMany] = await write(false);
  if (again === refused) return;
  if (tooMany === refused) {
    const [meanwhile, ...others] = await write(true);
    if (meanwhile === refused) return;
    if (others.includes(refused)) throw new AppError('not_found');
  }
  // The alarm on new reports counts these lines.
  log.warn('A report was made', { kind: thing.kind, reason });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DayOccasion } from '#shared/catalog';
import type { ProposedDay, WeekProposal } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { dayAfter, isoWeekday } from '#shared/rules/days';
import { sameItems } from '#shared/stylist/ranking/same-items';
import { notify } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { planSaved } from './saved-plan.ts';
import { type DraftDay, itemIdsOf, useWeekDraft } from './week-draft.ts';

/** What to request for a day: `keep` its outfit, `another` outfit, or an outfit for a new occasion. */
type Ask = 'keep' | 'another' | DayOccasion;
type Request = { days: readonly DraftDay[]; askOf: (day: DraftDay) => Ask };

const fresh = { isPinned: false, isDropped: false, swapped: [], problem: null };
const wanted = ({ isDropped, taken }: DraftDay) => !isDropped && !taken;

/** A week plan and the actions on it. Proposals are requested one after the other. A failed request changes nothing. */
export function useWeekPlan(today: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useWeekDraft(today);

  const start = useMutation({
    mutationFn: (count: number) =>
      api.planning.proposeWeek({
        body: { days: Array.from({ length: count }, (_, ahead) => ({ date: dayAfter(today, ahead) })) },
      }),
    onSuccess: ({ days, ...rest }) => setDraft({ ...rest, days: days.map((day) => ({ ...day, ...fresh })) }),
  });
  // If there is no draft, a week is proposed when the page is opened. The ref makes sure that it happens once, even if
  // React mounts the component twice.
  const hasStarted = useRef(draft !== null);
  const { mutate: begin } = start;
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    begin(defaultDays);
  }, [begin]);

  const ask = useMutation({
    mutationFn: ({ days, askOf }: Request) =>
      api.planning.proposeWeek({
        body: { days: days.filter(({ isDropped }) => !isDropped).map((day) => toAsk(day, askOf(day))) },
      }),
    onSuccess(proposal, { days, askOf }) {
      const changed = days.map((day) => merged(day, askOf(day), proposal));
      setDraft({ ...proposal, days: changed });
      const swapped = days.filter((day) => askOf(day) === 'another');
      const isSame = (day: DraftDay) =>
        sameItems(itemIdsOf(day), itemIdsOf(changed.find(({ date }) => date === day.date) ?? day));
      if (swapped.length && swapped.every(isSame))
        void notify({
          title: t('No other outfit'),
          description: t('Your wardrobe has no other outfit that suits the day.'),
        });
    },
  });
  const remember = useMutation({
    mutationFn: ({ date, occasion }: { date: string; occasion: DayOccasion }) =>
      api.planning.setOccasion({ params: { weekday: isoWeekday(date) }, body: { occasion } }),
  });
  const save = useMutation({
    mutationFn: (days: readonly DraftDay[]) =>
      api.planning.savePlan({
        body: {
          days: days
            .filter(wanted)
            .flatMap(({ date, occasion, weather, outfit }) =>
              outfit
                ? [{ date, occasion, weather, title: outfit.title, itemIds: itemIdsOf({ outfit }) }]
                : [],
            ),
        },
      }),
    onSuccess: ({ days: outcomes }, days) => {
      const outcomeOf = new Map(outcomes.map(({ date, outcome }) => [date, outcome]));
      const isComplete = planSaved(client, { days: outcomes });
      const left = days.flatMap((day): DraftDay[] => {
        const outcome = outcomeOf.get(day.date);
        if (outcome === 'saved') return [];
        return [{ ...day, problem: outcome ?? null }];
      });
      setDraft((shown) => (shown && !isComplete ? { ...shown, days: left } : null));
    },
  });

  const days = draft?.days ?? [];
  const change = (date: string, part: Partial<DraftDay>) =>
    setDraft((shown) =>
      shown
        ? { ...shown, days: shown.days.map((day) => (day.date === date ? { ...day, ...part } : day)) }
        : shown,
    );
  const only = (date: string, asked: Ask) => (day: DraftDay) => (day.date === date ? asked : 'keep');
  return {
    draft,
    /** Whether a proposal or a save is pending. */
    isBusy: start.isPending || ask.isPending || save.isPending,
    isSaving: save.isPending,
    error: save.error ?? ask.error ?? start.error,
    start: (count: number) => {
      ask.reset();
      save.reset();
      start.mutate(count);
    },
    /** Proposes other outfits for the days that are not pinned. */
    planAgain: () => ask.mutate({ days, askOf: ({ isPinned }) => (isPinned ? 'keep' : 'another') }),
    swap: (date: string) => ask.mutate({ days, askOf: only(date, 'another') }),
    choose: (date: string, occasion: DayOccasion) => {
      remember.mutate({ date, occasion });
      ask.mutate({ days, askOf: only(date, occasion) });
    },
    pin: (date: string, isPinned: boolean) => change(date, { isPinned }),
    drop: (date: string, isDropped: boolean) => change(date, { isDropped, problem: null }),
    save: (onSaved: () => void) =>
      save.mutate(days, {
        onSuccess: ({ days: outcomes }) => {
          if (outcomes.every(({ outcome }) => outcome === 'saved')) onSaved();
        },
      }),
    /** The number of outfits that would be saved. */
    toSave: days.filter((day) => wanted(day) && day.outfit).length,
  };
}

export const defaultDays = 7;

function toAsk(day: DraftDay, asked: Ask) {
  const { date, occasion, swapped } = day;
  const shown = itemIdsOf(day);
  if (asked === 'keep' && shown.length) return { date, occasion, keep: shown };
  if (asked === 'another')
    return {
      date,
      occasion,
      avoid: [...swapped, ...(shown.length ? [shown] : [])].slice(-limits.plan.swaps),
    };
  return { date, occasion: asked === 'keep' ? occasion : asked };
}

/** A day of the draft, updated with its proposal. Unchanged without one: dropped days are not requested. */
function merged(day: DraftDay, asked: Ask, { days }: WeekProposal): DraftDay {
  const proposed: ProposedDay | undefined = days.find(({ date }) => date === day.date);
  if (!proposed) return day;
  const isKept = asked === 'keep';
  const avoided = [...day.swapped, itemIdsOf(day)].slice(-limits.plan.swaps);
  // If an avoided outfit is proposed again, all others have been shown. The list of avoided outfits then starts again.
  const isAgain = avoided.some((ids) => sameItems(ids, itemIdsOf(proposed)));
  const swapped = isKept ? day.swapped : asked === 'another' && !isAgain ? avoided : [];
  return {
    ...day,
    ...proposed,
    // A kept outfit keeps its name. If one of its pieces is gone, the server proposes a different outfit.
    outfit: isKept && sameItems(itemIdsOf(proposed), itemIdsOf(day)) ? day.outfit : proposed.outfit,
    swapped,
    problem: isKept ? day.problem : null,
  };
}

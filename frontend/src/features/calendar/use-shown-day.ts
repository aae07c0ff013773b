import { useSearchParams } from 'react-router-dom';
import { plannable } from '#shared/rules/days';
import { dateOf, dayOf, monthOf } from './texts.ts';

/** The selected day and the shown month, kept in the address. The default is today. */
export function useShownDay(today: string) {
  const [parameters, setParameters] = useSearchParams();
  const { first, last } = plannable(today);
  const isDay = (day: string | null): day is string =>
    day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && isRealDay(day) && first <= day && day <= last;
  const asked = parameters.get('day');
  const day = isDay(asked) ? asked : today;
  const askedMonth = parameters.get('month');
  const month = askedMonth && isDay(`${askedMonth}-15`) ? askedMonth : monthOf(day);

  const show = (nextDay: string, nextMonth: string) => {
    const next = new URLSearchParams();
    if (nextDay !== today) next.set('day', nextDay);
    if (nextMonth !== monthOf(nextDay)) next.set('month', nextMonth);
    setParameters(next, { replace: true });
  };
  return {
    day,
    month,
    selectDay: (next: string) => show(next, monthOf(next)),
    showMonth: (next: string) => show(day, next),
  };
}

function isRealDay(day: string) {
  const date = dateOf(day);
  return !Number.isNaN(date.getTime()) && dayOf(date) === day;
}

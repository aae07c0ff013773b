import { isoDay } from '#shared/rules/days';

/** Today where the person is, as YYYY-MM-DD. */
export const today = () => {
  const now = new Date();
  return isoDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
};

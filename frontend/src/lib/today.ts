import { isoDay } from '#shared/rules/days';

/** Today's date in the device's time zone, as YYYY-MM-DD. */
export const today = () => {
  const now = new Date();
  return isoDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
};

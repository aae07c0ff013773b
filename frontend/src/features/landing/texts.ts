import { t } from '../../lib/t.ts';
export const quotes = [
  t('Discover your daily style'),
  t('Fashion fades, but style is eternal'),
  t("Dress like you're already famous"),
  t('Your best outfit is already in your closet'),
  t('Wear what you own, own what you wear'),
  t('Getting dressed is the first good idea of the day'),
] as const;

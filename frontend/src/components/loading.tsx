import { t } from '../lib/t.ts';
export const Loading = () => (
  <div role="status" className="page-width grid min-h-[60dvh] place-content-center text-ink-soft">
    {t('Loading...')}
  </div>
);

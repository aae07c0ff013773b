import { Component, type PropsWithChildren } from 'react';
import { Button } from '../components/button.tsx';
import { t } from '../lib/t.ts';

/** Shows a message and a reload button when rendering throws. */
export class CrashBoundary extends Component<PropsWithChildren, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}

const CrashScreen = () => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
    <h1 className="text-4xl sm:text-5xl">{t('Something went wrong')}</h1>
    <p className="text-ink-soft">{t('An unexpected error occurred. Try reloading the page')}</p>
    <Button onClick={() => location.reload()}>{t('Reload')}</Button>
  </main>
);

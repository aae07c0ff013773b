import { Component, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ScriptLoadError } from '../components/lazy-component.ts';

type Props = PropsWithChildren<{ instead?: ReactNode }>;

/**
 * Holds parts that the page can do without. While their scripts load, nothing is shown. If the scripts do not arrive,
 * `instead` is shown. Any other error is thrown again.
 */
export class WithoutScripts extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense>{this.props.children}</Suspense>;
    if (error instanceof ScriptLoadError) return this.props.instead ?? null;
    throw error;
  }
}

import { Component, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ScriptLoadError } from '../components/lazy-component.ts';

type Props = PropsWithChildren<{
  instead?: ReactNode;
  /** On another path the parts are tried again: their scripts may be loaded already. */
  path?: string;
}>;

/**
 * Holds parts whose scripts may be missing. While they load, nothing is shown. If they do not arrive, `instead` is
 * shown. Any other error is thrown again.
 */
export class WithoutScripts extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense>{this.props.children}</Suspense>;
    if (error instanceof ScriptLoadError) return this.props.instead ?? null;
    throw error;
  }
}

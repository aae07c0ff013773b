import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.ts';

const Comments = lazyComponent('Comments', () => import('../comments/comments.tsx'));

/** The comments on an outfit, loaded on demand. */
export const LazyComments = (props: ComponentProps<typeof Comments>) => (
  <Suspense>
    <Comments {...props} />
  </Suspense>
);

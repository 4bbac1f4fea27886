import { useRouteError } from 'react-router-dom';
import { UnexpectedError } from './unexpected-error.tsx';

/** Catches what a route throws while it renders (G-11). */
export function RouteError() {
  return <UnexpectedError error={useRouteError()} />;
}

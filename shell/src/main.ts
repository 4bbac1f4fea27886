// Shared packages are negotiated before anything that imports them runs.
void import('./start.tsx');

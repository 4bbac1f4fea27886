import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { assertFree, portFrom } from './ports.ts';

function failWith(code: string): void {
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function fail(this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
    return this;
  });
}

test('a taken port is reported with what to do, and a forbidden one is not called taken', async () => {
  failWith('EADDRINUSE');
  await expect(assertFree(4173, 'PORT')).rejects.toThrow('Port 4173 is in use');
  failWith('EACCES');
  await expect(assertFree(80, 'PORT')).rejects.toThrow('listen EACCES');
});

test('a variable names a port, or is refused', () => {
  expect(portFrom('PORT', 4173, {})).toBe(4173);
  expect(portFrom('PORT', 4173, { PORT: '80' })).toBe(80);
  expect(() => portFrom('PORT', 4173, { PORT: 'http' })).toThrow('PORT=http is not a port');
});

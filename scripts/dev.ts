/**
 * Behind `npm run dev`: serves the app and its widgets by Vite with hot reload, in front of the server, which restarts
 * when its files change. Both have one address.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';
import { parseEnvironment } from '../apps/fs-server/src/environment.ts';
import { exitWithParent } from './launch/exitWithParent.ts';

exitWithParent();

const root = path.resolve(import.meta.dirname, '..');
const app = path.join(root, 'apps/fs-web');
const { host, port, publicUrl } = parseEnvironment(process.env);
const serverPort = String(port + 1);
const behind = parseEnvironment({ ...process.env, PORT: serverPort, PUBLIC_URL: undefined });

// Requests for anything but the app's own files go to the server, with their path.
const toServer = { target: behind.publicUrl, changeOrigin: false };
const web = await createServer({
  root: app,
  configFile: path.join(app, 'vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '^/(?!fs(/|$))': toServer, '/fs/environment.json': toServer },
  },
});
// Listen first: when the port is in use, no server has been started yet.
await web.listen().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const server = spawn(
  process.execPath,
  ['--conditions=@fs/source', '--watch', '--watch-preserve-output', 'apps/fs-server/src/main.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HOST: host, PORT: serverPort, PUBLIC_URL: publicUrl } },
);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const stopped = once(server, 'exit');
  if (server.exitCode === null && server.kill('SIGTERM')) await stopped;
  await web.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);

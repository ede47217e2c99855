// Serves the built Next app and the webpack app on a free port, whose address it sends to its parent.
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dev: false });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));

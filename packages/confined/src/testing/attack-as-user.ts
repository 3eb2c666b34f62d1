// Started as a user without rights: attacks as the test does, and prints what was reached.
import { attack } from './attack.ts';

const wish = JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof attack>[0];
process.stdout.write(JSON.stringify(await attack(wish)));

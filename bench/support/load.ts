import { Agent, get } from 'node:http';

export interface Load {
  url: string;
  headers: Record<string, string>;
  requests: number;
  connections: number;
}

/** Sends a fixed number of requests over a fixed number of connections on loopback. */
export async function runLoad({ url, headers, requests, connections }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const client = async () => {
    while (left-- > 0) await fetchOnce(url, headers, agent);
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
}

function fetchOnce(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

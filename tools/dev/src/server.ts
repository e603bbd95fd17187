export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** A server that `start` runs. */
export interface Server {
  /** What the table calls it. */
  name: string;
  /** The environment variable that sets its port. */
  variable: string;
  defaultPort: number;
  /** Starts it; port 0 takes any free one. */
  start(port: number): Promise<RunningServer>;
  /** A command that shows the server at work. */
  sample?(url: string): string;
}

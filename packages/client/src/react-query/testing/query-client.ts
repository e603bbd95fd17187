import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";
import { onTestFinished } from "vitest";

/** A query client that notices focus and connection, and ends with the test. */
export function testQueryClient(config: QueryClientConfig = {}): QueryClient {
  const queryClient = new QueryClient(config);
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    queryClient.clear();
  });
  return queryClient;
}

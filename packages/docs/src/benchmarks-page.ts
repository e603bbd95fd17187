import { benchmarkStyle } from "./benchmark-parts.ts";
import { type ClientCharts, type ClientFigures, clientBenchmarks } from "./client-benchmarks.ts";
import { type MockCharts, type MockFigures, mockBenchmarks } from "./mock-benchmarks.ts";
import { type ServiceCharts, type ServiceFigures, serviceBenchmarks } from "./service-benchmarks.ts";
import { smallPage } from "./small-page.ts";

/** All that the page shows. */
export interface Benchmarks {
  clients: { figures: ClientFigures; charts: ClientCharts };
  mocks: { figures: MockFigures; charts: MockCharts };
  service: { figures: ServiceFigures; charts: ServiceCharts };
}

/** The page that shows what clients, mocks and the service cost, with the charts in it. */
export function benchmarksPage(reference: string, { clients, mocks, service }: Benchmarks): string {
  return smallPage({
    heading: "Benchmarks",
    reference,
    style: benchmarkStyle,
    html: `${clientBenchmarks(clients.figures, clients.charts)}
${mockBenchmarks(mocks.figures, mocks.charts)}
${serviceBenchmarks(service.figures, service.charts)}`,
  });
}

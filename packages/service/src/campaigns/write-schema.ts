import { writeFile } from "node:fs/promises";
import { campaignJsonSchema } from "./campaign-schema.ts";

// Keeps the published schema of campaign files in step with the one that they are judged by.
const file = new URL("../../campaign.schema.json", import.meta.url);
await writeFile(file, `${JSON.stringify(campaignJsonSchema(), null, 2)}\n`);

import { serveChild } from './child/serve-child.ts';
import { drawSample } from './samples/draw-sample.ts';
import type { SamplePlan } from './samples/sample-plan.ts';

serveChild<SamplePlan, void>({ work: drawSample });

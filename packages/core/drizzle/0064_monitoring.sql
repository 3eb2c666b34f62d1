CREATE TABLE "alert_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"change" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paused_queues" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_by" text NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_hours" (
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"checks" integer NOT NULL,
	"up_checks" integer NOT NULL,
	CONSTRAINT "service_hours_at_name_pk" PRIMARY KEY("at","name")
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"latency_ms" integer,
	"since" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_hours" (
	"process_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"host" text NOT NULL,
	"reports" integer NOT NULL,
	"span_sec" double precision NOT NULL,
	"cpu_sec" double precision NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"cores" integer NOT NULL,
	"machine_cpu_sec" double precision NOT NULL,
	"machine_memory_bytes" bigint NOT NULL,
	"machine_memory_total" bigint NOT NULL,
	"disk_bytes" bigint,
	"disk_total" bigint,
	"network_in_bytes" bigint,
	"network_out_bytes" bigint,
	"connections" integer NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	"request_ms" double precision NOT NULL,
	"request_times" integer[] NOT NULL,
	"queries" integer NOT NULL,
	"query_ms" double precision NOT NULL,
	"slow_queries" integer NOT NULL,
	"pool_used" integer NOT NULL,
	"pool_max" integer NOT NULL,
	"minutes_heard" bit(60) NOT NULL,
	CONSTRAINT "process_hours_at_process_id_pk" PRIMARY KEY("at","process_id")
);
--> statement-breakpoint
CREATE TABLE "process_minutes" (
	"process_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"host" text NOT NULL,
	"reports" integer NOT NULL,
	"span_sec" double precision NOT NULL,
	"cpu_sec" double precision NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"cores" integer NOT NULL,
	"machine_cpu_sec" double precision NOT NULL,
	"machine_memory_bytes" bigint NOT NULL,
	"machine_memory_total" bigint NOT NULL,
	"disk_bytes" bigint,
	"disk_total" bigint,
	"network_in_bytes" bigint,
	"network_out_bytes" bigint,
	"connections" integer NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	"request_ms" double precision NOT NULL,
	"request_times" integer[] NOT NULL,
	"queries" integer NOT NULL,
	"query_ms" double precision NOT NULL,
	"slow_queries" integer NOT NULL,
	"pool_used" integer NOT NULL,
	"pool_max" integer NOT NULL,
	CONSTRAINT "process_minutes_at_process_id_pk" PRIMARY KEY("at","process_id")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"work" jsonb NOT NULL,
	"away" jsonb NOT NULL,
	"film_slots" integer NOT NULL
);
--> statement-breakpoint
DROP TABLE "workers" CASCADE;--> statement-breakpoint
ALTER TABLE "alert_posts" ADD CONSTRAINT "alert_posts_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_posts_change_unique" ON "alert_posts" USING btree ("alert_id","change");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_active_unique" ON "alerts" USING btree ("rule","subject") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "alerts_started_index" ON "alerts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "process_hours_role_index" ON "process_hours" USING btree ("role");
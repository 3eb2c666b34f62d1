CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);

--> statement-breakpoint
-- Earlier hashes had a key that can be known. Each gets a random one of its own: a viewer has one row a day and video.
UPDATE "video_plays" SET "viewer" = left(encode(sha256(convert_to(gen_random_uuid()::text || "viewer", 'UTF8')), 'hex'), 22);

CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"link_expires_at" timestamp with time zone,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_index" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_invitation_index" ON "mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "mails_state_index" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_unsent_index" ON "mails" USING btree ("id") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_links_index" ON "mails" USING btree ("link_expires_at") WHERE link is not null;
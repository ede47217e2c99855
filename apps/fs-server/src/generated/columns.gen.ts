// Generated from the migrated schema by columns.test.ts (`vitest run --project server database/columns -u`).
/** Type, null and whether a row can be inserted without it, of each column. */
export interface Columns {
  account_invitations: {
    account_id: ['text', 'not null', 'required'];
    email: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
    invited_at: ['timestamp with time zone', 'not null', 'optional'];
    inviter_id: ['uuid', 'null', 'optional'];
    reminded_at: ['timestamp with time zone', 'null', 'optional'];
    role: ['text', 'not null', 'required'];
    sent_at: ['timestamp with time zone', 'null', 'optional'];
    team_ids: ['text[]', 'not null', 'optional'];
  };
  account_members: {
    account_id: ['text', 'not null', 'required'];
    email: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
  };
  account_owners: {
    account_id: ['text', 'not null', 'required'];
    email: ['text', 'not null', 'required'];
  };
  accounts: {
    account_status: ['text', 'not null', 'optional'];
    account_type: ['text', 'not null', 'required'];
    billing_read_at: ['timestamp with time zone', 'null', 'optional'];
    cancel_at: ['timestamp with time zone', 'null', 'optional'];
    client_key: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    creator_id: ['uuid', 'not null', 'required'];
    description: ['text', 'not null', 'optional'];
    has_payment_method: ['boolean', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    inactive_since: ['timestamp with time zone', 'null', 'optional'];
    limits: ['jsonb', 'null', 'optional'];
    logo_url: ['text', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    payment_failed_at: ['timestamp with time zone', 'null', 'optional'];
    period_end: ['timestamp with time zone', 'null', 'optional'];
    period_start: ['timestamp with time zone', 'null', 'optional'];
    plan_id: ['text', 'not null', 'required'];
    referral_id: ['text', 'null', 'optional'];
    referred_at: ['timestamp with time zone', 'null', 'optional'];
    seats: ['integer', 'null', 'optional'];
    stripe_customer_id: ['text', 'null', 'optional'];
    stripe_price_id: ['text', 'null', 'optional'];
    stripe_subscription_id: ['text', 'null', 'optional'];
    subscription_status: ['text', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  acquisitions: {
    acquired_id: ['uuid', 'not null', 'required'];
    acquired_on: ['date', 'not null', 'required'];
    acquirer_id: ['uuid', 'not null', 'required'];
    arrived_at: ['timestamp with time zone', 'not null', 'optional'];
    currency: ['text', 'null', 'optional'];
    id: ['text', 'not null', 'required'];
    price: ['bigint', 'null', 'optional'];
    price_usd: ['bigint', 'null', 'generated'];
  };
  api_tokens: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    expires_at: ['timestamp with time zone', 'not null', 'required'];
    hint: ['text', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    last_used_at: ['timestamp with time zone', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    scopes: ['text[]', 'not null', 'required'];
    secret_hash: ['bytea', 'not null', 'required'];
    user_id: ['uuid', 'not null', 'required'];
  };
  article_images: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    uploaded_by: ['uuid', 'null', 'optional'];
  };
  article_keywords: {
    article_id: ['text', 'not null', 'required'];
    keyword_id: ['integer', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    published_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  article_organizations: {
    arrived_at: ['timestamp with time zone', 'not null', 'optional'];
    article_id: ['text', 'not null', 'required'];
    article_published_at: ['timestamp with time zone', 'not null', 'optional'];
    organization_id: ['uuid', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
  };
  article_reads: {
    article_id: ['text', 'not null', 'required'];
    day: ['date', 'not null', 'optional'];
    reads: ['integer', 'not null', 'optional'];
  };
  article_words: {
    article_id: ['text', 'not null', 'required'];
    published_at: ['timestamp with time zone', 'not null', 'required'];
    story_id: ['text', 'null', 'optional'];
    words: ['tsvector', 'not null', 'required'];
  };
  articles: {
    arrived_at: ['timestamp with time zone', 'not null', 'generated'];
    author: ['text', 'null', 'optional'];
    content: ['text', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    description: ['text', 'not null', 'required'];
    edited_by: ['uuid', 'null', 'optional'];
    host: ['text', 'not null', 'generated'];
    id: ['text', 'not null', 'required'];
    image_url: ['text', 'null', 'optional'];
    is_featured: ['boolean', 'not null', 'optional'];
    key_points: ['text[]', 'not null', 'optional'];
    market_pulse_category: ['text', 'null', 'optional'];
    published_at: ['timestamp with time zone', 'not null', 'required'];
    revision: ['integer', 'not null', 'optional'];
    search_title: ['text', 'not null', 'generated'];
    site_name: ['text', 'null', 'optional'];
    slug: ['text', 'not null', 'required'];
    source: ['text', 'null', 'optional'];
    story_id: ['text', 'null', 'optional'];
    title: ['text', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    url: ['text', 'null', 'optional'];
    word_count: ['integer', 'null', 'optional'];
  };
  assessments: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    email: ['text', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    previous_id: ['uuid', 'null', 'optional'];
    questions: ['jsonb', 'not null', 'required'];
    result: ['jsonb', 'not null', 'required'];
    user_data: ['jsonb', 'not null', 'required'];
    user_id: ['uuid', 'null', 'optional'];
  };
  attempts: {
    count: ['integer', 'not null', 'required'];
    exceeded: ['integer', 'not null', 'optional'];
    expires_at: ['timestamp with time zone', 'not null', 'required'];
    kept_until: ['timestamp with time zone', 'not null', 'required'];
    key: ['bytea', 'not null', 'required'];
  };
  audit_events: {
    action: ['text', 'not null', 'required'];
    actor: ['text', 'not null', 'required'];
    at: ['timestamp with time zone', 'not null', 'optional'];
    facts: ['jsonb', 'not null', 'optional'];
    id: ['bigint', 'not null', 'generated'];
    subject: ['text', 'null', 'optional'];
  };
  authorization_codes: {
    code_challenge: ['text', 'not null', 'required'];
    code_hash: ['bytea', 'not null', 'required'];
    credential_version: ['integer', 'not null', 'optional'];
    expires_at: ['timestamp with time zone', 'not null', 'required'];
    is_used: ['boolean', 'not null', 'optional'];
    nonce: ['text', 'null', 'optional'];
    redirect_uri: ['text', 'not null', 'required'];
    session_id: ['uuid', 'null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  channel_invites: {
    channel_id: ['text', 'not null', 'required'];
    chat_user_id: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    email: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
    invite_id: ['text', 'not null', 'optional'];
    last_read_at: ['timestamp with time zone', 'null', 'optional'];
    uses: ['integer', 'not null', 'optional'];
  };
  channel_members: {
    channel_id: ['text', 'not null', 'required'];
    invite_id: ['text', 'null', 'optional'];
    joined_at: ['timestamp with time zone', 'not null', 'optional'];
    read_position: ['integer', 'not null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  channels: {
    advisory_for: ['uuid', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    creator_id: ['uuid', 'null', 'optional'];
    id: ['text', 'not null', 'optional'];
    last_position: ['integer', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
  };
  chat_events: {
    channel_id: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    id: ['bigint', 'not null', 'generated'];
    kind: ['text', 'not null', 'required'];
    message_id: ['text', 'null', 'optional'];
    user_id: ['uuid', 'null', 'optional'];
  };
  chat_presence: {
    mailed_at: ['timestamp with time zone', 'null', 'optional'];
    present_at: ['timestamp with time zone', 'null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  chat_uploads: {
    channel_id: ['text', 'not null', 'required'];
    client_id: ['text', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    type: ['text', 'not null', 'required'];
    user_id: ['uuid', 'null', 'optional'];
  };
  chat_users: {
    joined_at: ['timestamp with time zone', 'not null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  checkouts: {
    account_id: ['text', 'not null', 'required'];
    completed_at: ['timestamp with time zone', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    due_today: ['bigint', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    plan_id: ['text', 'not null', 'required'];
    price_id: ['text', 'not null', 'required'];
    referral_id: ['text', 'null', 'optional'];
    seats: ['integer', 'null', 'optional'];
    status: ['text', 'not null', 'optional'];
    user_id: ['uuid', 'null', 'optional'];
  };
  client_errors: {
    count: ['bigint', 'not null', 'optional'];
    fingerprint: ['text', 'not null', 'required'];
    first_seen_at: ['timestamp with time zone', 'not null', 'required'];
    frames: ['text[]', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    language: ['text', 'not null', 'required'];
    last_seen_at: ['timestamp with time zone', 'not null', 'required'];
    message: ['text', 'not null', 'required'];
    route: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
  };
  company_corrections: {
    organization_id: ['uuid', 'not null', 'required'];
    overlay: ['jsonb', 'not null', 'optional'];
    patches: ['jsonb', 'not null', 'optional'];
    source: ['jsonb', 'not null', 'optional'];
    source_changed_at: ['timestamp with time zone', 'null', 'optional'];
    source_markets: ['text[]', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  company_facts: {
    as_of: ['date', 'not null', 'required'];
    field: ['text', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    source: ['text', 'not null', 'required'];
    value: ['text', 'not null', 'required'];
  };
  company_merges: {
    kept_id: ['uuid', 'not null', 'required'];
    merged_at: ['timestamp with time zone', 'not null', 'optional'];
    merged_by: ['uuid', 'null', 'optional'];
    merged_id: ['uuid', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    permalink: ['text', 'not null', 'required'];
    record: ['jsonb', 'not null', 'required'];
    sequence: ['bigint', 'not null', 'generated'];
    source: ['text', 'null', 'optional'];
  };
  company_words: {
    organization_id: ['uuid', 'not null', 'required'];
    words: ['tsvector', 'not null', 'required'];
  };
  confirmation_codes: {
    asked_from: ['bytea', 'null', 'optional'];
    code_hash: ['bytea', 'not null', 'required'];
    expires_at: ['timestamp with time zone', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    other_tries: ['integer', 'not null', 'optional'];
    own_tries: ['integer', 'not null', 'optional'];
    purpose: ['text', 'not null', 'required'];
    used_at: ['timestamp with time zone', 'null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  content_requests: {
    article_id: ['text', 'null', 'optional'];
    attempts: ['integer', 'not null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    failure: ['text', 'null', 'optional'];
    id: ['uuid', 'not null', 'optional'];
    kind: ['text', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    requested_by: ['uuid', 'null', 'optional'];
    source: ['text', 'null', 'optional'];
    status: ['text', 'not null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    url: ['text', 'not null', 'required'];
  };
  course_addresses: {
    course_id: ['uuid', 'not null', 'required'];
    slug: ['text', 'not null', 'required'];
  };
  course_files: {
    captions_key: ['text', 'null', 'optional'];
    course_id: ['uuid', 'not null', 'required'];
    description: ['text', 'not null', 'optional'];
    duration: ['integer', 'not null', 'optional'];
    id: ['uuid', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'optional'];
    position: ['integer', 'not null', 'required'];
    preview_image: ['text', 'null', 'optional'];
    size: ['integer', 'not null', 'required'];
    title: ['text', 'not null', 'required'];
    type: ['text', 'not null', 'required'];
  };
  course_progress: {
    course_id: ['uuid', 'not null', 'required'];
    done_at: ['timestamp with time zone', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  course_uploads: {
    course_id: ['uuid', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    type: ['text', 'not null', 'required'];
  };
  courses: {
    assessment_category: ['text', 'null', 'optional'];
    category: ['text', 'not null', 'required'];
    content: ['text', 'not null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    description: ['text', 'not null', 'optional'];
    edited_by: ['uuid', 'null', 'optional'];
    featured_image: ['text', 'null', 'optional'];
    id: ['uuid', 'not null', 'optional'];
    is_featured: ['boolean', 'not null', 'optional'];
    is_paid: ['boolean', 'not null', 'optional'];
    is_published: ['boolean', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    revision: ['integer', 'not null', 'optional'];
    short_description: ['text', 'not null', 'optional'];
    slug: ['text', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    word_count: ['integer', 'not null', 'optional'];
  };
  deleted_articles: {
    deleted_at: ['timestamp with time zone', 'not null', 'optional'];
    id: ['text', 'not null', 'required'];
  };
  deleted_users: {
    deleted_at: ['timestamp with time zone', 'not null', 'optional'];
    id: ['uuid', 'not null', 'required'];
  };
  documents: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    deleted_at: ['timestamp with time zone', 'null', 'optional'];
    doctype: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
    is_locked: ['boolean', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    owner_id: ['uuid', 'not null', 'required'];
    revision: ['integer', 'not null', 'optional'];
    status: ['text', 'not null', 'optional'];
    text: ['text', 'not null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  first_table_views: {
    owner_id: ['uuid', 'not null', 'required'];
    table_name: ['text', 'not null', 'required'];
    view_id: ['text', 'not null', 'required'];
  };
  form_submissions: {
    answer: ['text', 'null', 'optional'];
    answered_at: ['timestamp with time zone', 'null', 'optional'];
    answered_by: ['uuid', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    fields: ['jsonb', 'not null', 'required'];
    form: ['text', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    user_id: ['uuid', 'null', 'optional'];
  };
  funding_rounds: {
    arrived_at: ['timestamp with time zone', 'not null', 'optional'];
    funded_on: ['date', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    raised_usd: ['bigint', 'null', 'optional'];
    round_code: ['text', 'null', 'optional'];
    round_type: ['text', 'not null', 'required'];
  };
  generic_jobs: {
    attempt: ['integer', 'not null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    deleted_at: ['timestamp with time zone', 'null', 'optional'];
    document_id: ['text', 'null', 'optional'];
    expires_at: ['timestamp with time zone', 'null', 'optional'];
    file_key: ['text', 'null', 'optional'];
    id: ['text', 'not null', 'optional'];
    input: ['jsonb', 'not null', 'required'];
    job_type: ['text', 'not null', 'required'];
    output: ['jsonb', 'null', 'optional'];
    owner_id: ['uuid', 'not null', 'required'];
    progress: ['integer', 'not null', 'optional'];
    queued_at: ['timestamp with time zone', 'not null', 'optional'];
    status: ['text', 'not null', 'optional'];
    total: ['integer', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  investments: {
    funding_round_id: ['text', 'not null', 'required'];
    investor_id: ['text', 'not null', 'required'];
    is_lead: ['boolean', 'not null', 'optional'];
  };
  investments_in_order: {
    funding_round_id: ['text', 'not null', 'required'];
    investor_id: ['text', 'not null', 'required'];
    is_lead: ['boolean', 'not null', 'required'];
    organization_id: ['uuid', 'null', 'optional'];
    person_id: ['text', 'null', 'optional'];
    place: ['integer', 'not null', 'required'];
  };
  investor_figures: {
    companies: ['integer', 'not null', 'required'];
    invested_market_ids: ['text[]', 'not null', 'optional'];
    investor_id: ['text', 'not null', 'required'];
    last_on: ['date', 'not null', 'required'];
    last_round_id: ['text', 'null', 'optional'];
    market_ids: ['text[]', 'not null', 'optional'];
    owner: ['text', 'not null', 'required'];
    rounds: ['integer', 'not null', 'required'];
    rounds_12m: ['integer', 'not null', 'required'];
    rounds_led: ['integer', 'not null', 'required'];
    search_name: ['text', 'not null', 'required'];
  };
  investors: {
    id: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    organization_id: ['uuid', 'null', 'optional'];
    person_id: ['text', 'null', 'optional'];
    search_name: ['text', 'not null', 'generated'];
    source: ['text', 'null', 'optional'];
  };
  invoices: {
    account_id: ['text', 'not null', 'required'];
    description: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    issued_at: ['timestamp with time zone', 'not null', 'required'];
    number: ['text', 'not null', 'required'];
    status: ['text', 'not null', 'required'];
    tax_cents: ['bigint', 'not null', 'required'];
    tax_label: ['text', 'null', 'optional'];
    total_cents: ['bigint', 'not null', 'required'];
    url: ['text', 'null', 'optional'];
  };
  jobs: {
    attempts: ['integer', 'not null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    failure: ['text', 'null', 'optional'];
    finished_at: ['timestamp with time zone', 'null', 'optional'];
    id: ['text', 'not null', 'optional'];
    is_private: ['boolean', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    leased_until: ['timestamp with time zone', 'null', 'optional'];
    max_attempts: ['integer', 'not null', 'optional'];
    payload: ['jsonb', 'not null', 'required'];
    run_at: ['timestamp with time zone', 'not null', 'required'];
  };
  keywords: {
    id: ['integer', 'not null', 'generated'];
    name: ['text', 'not null', 'required'];
    search_name: ['text', 'not null', 'generated'];
  };
  market_articles: {
    article_id: ['text', 'not null', 'required'];
    is_earned: ['boolean', 'not null', 'required'];
    is_update: ['boolean', 'not null', 'required'];
    market_id: ['text', 'not null', 'required'];
    published_at: ['timestamp with time zone', 'not null', 'required'];
    story_id: ['text', 'null', 'optional'];
  };
  market_investors: {
    companies: ['integer', 'not null', 'required'];
    holdings: ['uuid[]', 'not null', 'optional'];
    investor_id: ['text', 'not null', 'required'];
    last_on: ['date', 'not null', 'required'];
    last_round_id: ['text', 'null', 'optional'];
    latest_holdings: ['integer', 'not null', 'optional'];
    market_id: ['text', 'not null', 'required'];
    rank: ['integer', 'not null', 'required'];
    rounds: ['integer', 'not null', 'required'];
  };
  market_pulse_categories: {
    label: ['text', 'not null', 'required'];
    slug: ['text', 'not null', 'required'];
    sort_order: ['integer', 'not null', 'required'];
  };
  market_years: {
    disclosed: ['integer', 'not null', 'required'];
    market_id: ['text', 'not null', 'required'];
    raised_usd: ['bigint', 'not null', 'required'];
    rounds: ['integer', 'not null', 'required'];
    year: ['integer', 'not null', 'required'];
  };
  markets: {
    change_12m: ['double precision', 'null', 'optional'];
    company_count: ['integer', 'not null', 'optional'];
    definition: ['text', 'null', 'optional'];
    disclosed_12m: ['integer', 'not null', 'optional'];
    figures_as_of: ['date', 'null', 'optional'];
    id: ['text', 'not null', 'required'];
    median_12m_usd: ['bigint', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    newest_round_id: ['text', 'null', 'optional'];
    raised_12m_usd: ['bigint', 'not null', 'optional'];
    raised_prior_12m_usd: ['bigint', 'not null', 'optional'];
    round_sizes: ['integer[]', 'not null', 'optional'];
    rounds_12m: ['integer', 'not null', 'optional'];
    rounds_prior_12m: ['integer', 'not null', 'optional'];
    search_name: ['text', 'not null', 'generated'];
    sector: ['text', 'null', 'optional'];
    slug: ['text', 'not null', 'required'];
    total_funding_usd: ['bigint', 'not null', 'optional'];
  };
  message_files: {
    file_name: ['text', 'not null', 'required'];
    key: ['text', 'not null', 'required'];
    message_id: ['text', 'not null', 'required'];
    ordinal: ['integer', 'not null', 'required'];
    size: ['integer', 'not null', 'required'];
    type: ['text', 'not null', 'required'];
  };
  messages: {
    channel_id: ['text', 'not null', 'required'];
    client_id: ['text', 'not null', 'required'];
    content: ['text', 'not null', 'required'];
    deleted_at: ['timestamp with time zone', 'null', 'optional'];
    id: ['text', 'not null', 'optional'];
    position: ['integer', 'not null', 'required'];
    sender_id: ['uuid', 'null', 'optional'];
    sent_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  notices: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    email: ['text', 'null', 'optional'];
    facts: ['jsonb', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    key: ['text', 'null', 'optional'];
    kind: ['text', 'not null', 'required'];
    path: ['text', 'null', 'optional'];
    read_at: ['timestamp with time zone', 'null', 'optional'];
    user_id: ['uuid', 'null', 'optional'];
  };
  organization_markets: {
    founded_on: ['date', 'null', 'optional'];
    market_id: ['text', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    prominence: ['real', 'not null', 'optional'];
  };
  organizations: {
    category_list: ['text[]', 'not null', 'optional'];
    city: ['text', 'null', 'optional'];
    country_code: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    domain: ['text', 'null', 'optional'];
    employee_count: ['text', 'null', 'optional'];
    employee_min: ['integer', 'null', 'generated'];
    first_market: ['text', 'null', 'optional'];
    founded_on: ['date', 'null', 'optional'];
    funding_round_count: ['integer', 'not null', 'optional'];
    homepage_url: ['text', 'null', 'optional'];
    id: ['uuid', 'not null', 'required'];
    kind: ['text', 'not null', 'optional'];
    last_funding_on: ['date', 'null', 'optional'];
    last_round_code: ['text', 'null', 'optional'];
    last_round_type: ['text', 'null', 'optional'];
    last_round_usd: ['bigint', 'null', 'optional'];
    lead_investor_id: ['text', 'null', 'optional'];
    logo_url: ['text', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    permalink: ['text', 'not null', 'required'];
    prominence: ['real', 'not null', 'optional'];
    search_location: ['text', 'null', 'generated'];
    search_name: ['text', 'not null', 'generated'];
    short_description: ['text', 'null', 'optional'];
    source: ['text', 'null', 'optional'];
    state_code: ['text', 'null', 'optional'];
    status: ['text', 'not null', 'optional'];
    total_funding_usd: ['bigint', 'null', 'optional'];
    twitter_url: ['text', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  payment_events: {
    id: ['text', 'not null', 'required'];
    received_at: ['timestamp with time zone', 'not null', 'optional'];
    type: ['text', 'not null', 'required'];
  };
  people: {
    first_name: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    last_name: ['text', 'not null', 'required'];
    search_name: ['text', 'not null', 'generated'];
    source: ['text', 'null', 'optional'];
  };
  plan_prices: {
    billing_period: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    per_unit: ['bigint', 'not null', 'required'];
    plan_id: ['text', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    upper_limit: ['integer', 'not null', 'required'];
    value: ['bigint', 'not null', 'required'];
  };
  plans: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    description: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    is_listed: ['boolean', 'not null', 'optional'];
    limits: ['jsonb', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    plan_type: ['text', 'not null', 'required'];
    sort_order: ['integer', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  podcast_organizations: {
    organization_id: ['uuid', 'not null', 'required'];
    podcast_id: ['text', 'not null', 'required'];
  };
  podcasts: {
    description: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'required'];
    image_url: ['text', 'null', 'optional'];
    published_at: ['timestamp with time zone', 'not null', 'required'];
    publisher: ['text', 'not null', 'required'];
    title: ['text', 'not null', 'required'];
    url: ['text', 'null', 'optional'];
  };
  positions: {
    ended_on: ['date', 'null', 'optional'];
    is_active: ['boolean', 'not null', 'optional'];
    organization_id: ['uuid', 'not null', 'required'];
    person_id: ['text', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    started_on: ['date', 'null', 'optional'];
    title: ['text', 'not null', 'required'];
  };
  preferences: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    details: ['jsonb', 'null', 'optional'];
    id: ['text', 'not null', 'optional'];
    key: ['text', 'not null', 'required'];
    owner_id: ['uuid', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    value: ['text', 'null', 'optional'];
  };
  referrals: {
    account_id: ['text', 'not null', 'required'];
    code: ['text', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    description: ['text', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    is_active: ['boolean', 'not null', 'optional'];
    plan_id: ['text', 'null', 'optional'];
    referral_type: ['text', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    uses: ['integer', 'not null', 'optional'];
  };
  schema_version: {
    applied_at: ['timestamp with time zone', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
  };
  seen_cursors: {
    owner_id: ['uuid', 'not null', 'required'];
    scope: ['text', 'not null', 'required'];
    seen_at: ['timestamp with time zone', 'not null', 'required'];
  };
  service_state: {
    key: ['text', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    value: ['text', 'not null', 'required'];
  };
  sessions: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    device: ['text', 'null', 'optional'];
    expires_at: ['timestamp with time zone', 'not null', 'required'];
    id: ['uuid', 'not null', 'optional'];
    last_used_at: ['timestamp with time zone', 'not null', 'optional'];
    previous_token_hash: ['bytea', 'null', 'optional'];
    refresh_token_hash: ['bytea', 'not null', 'required'];
    revoked_at: ['timestamp with time zone', 'null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
  };
  sign_ups: {
    created_at: ['timestamp with time zone', 'not null', 'required'];
    family_name: ['text', 'not null', 'required'];
    given_name: ['text', 'not null', 'required'];
    password_hash: ['text', 'not null', 'required'];
    proof_hash: ['bytea', 'null', 'optional'];
    session_hash: ['bytea', 'not null', 'required'];
    user_id: ['uuid', 'not null', 'required'];
  };
  slack_links: {
    linked_at: ['timestamp with time zone', 'not null', 'optional'];
    slack_user_id: ['text', 'not null', 'required'];
    user_id: ['uuid', 'not null', 'required'];
  };
  social_counts: {
    day: ['date', 'not null', 'required'];
    followers_count: ['bigint', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    social: ['text', 'not null', 'required'];
  };
  social_tones: {
    id: ['text', 'not null', 'required'];
    prefix: ['text', 'not null', 'required'];
    slug: ['text', 'not null', 'required'];
    sort_order: ['integer', 'not null', 'required'];
    suffix: ['text', 'not null', 'required'];
    tone: ['text', 'not null', 'required'];
  };
  stop_word_changes: {
    changed_at: ['timestamp with time zone', 'not null', 'optional'];
    changed_by: ['uuid', 'null', 'optional'];
    id: ['bigint', 'not null', 'generated'];
    op: ['text', 'not null', 'required'];
    word: ['text', 'not null', 'required'];
  };
  stop_words: {
    added_at: ['timestamp with time zone', 'not null', 'optional'];
    added_by: ['uuid', 'null', 'optional'];
    search_name: ['text', 'not null', 'required'];
    word: ['text', 'not null', 'required'];
  };
  table_views: {
    account_id: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    owner_id: ['uuid', 'not null', 'required'];
    revision: ['integer', 'not null', 'optional'];
    state: ['jsonb', 'not null', 'required'];
    table_name: ['text', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  team_members: {
    email: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
    team_id: ['text', 'not null', 'required'];
  };
  teams: {
    account_id: ['text', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    description: ['text', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    kept_position: ['integer', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  test_payments: {
    body: ['jsonb', 'not null', 'required'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    id: ['text', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    subscription_id: ['text', 'null', 'optional'];
  };
  url_metrics: {
    domain: ['text', 'not null', 'required'];
    domain_authority: ['smallint', 'not null', 'required'];
    external_links: ['bigint', 'not null', 'required'];
    linking_domains: ['bigint', 'not null', 'required'];
    measured_on: ['date', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    page_authority: ['smallint', 'not null', 'required'];
    spam_score: ['smallint', 'null', 'optional'];
  };
  users: {
    avatar_key: ['text', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    credential_version: ['integer', 'not null', 'optional'];
    email: ['text', 'not null', 'required'];
    family_name: ['text', 'not null', 'required'];
    given_name: ['text', 'not null', 'required'];
    id: ['uuid', 'not null', 'required'];
    mail_frequency: ['text', 'not null', 'optional'];
    mail_paused: ['boolean', 'not null', 'optional'];
    market_pulses: ['text[]', 'not null', 'optional'];
    message_emails: ['boolean', 'not null', 'optional'];
    notice_emails: ['boolean', 'not null', 'optional'];
    organization: ['jsonb', 'null', 'optional'];
    password_hash: ['text', 'null', 'optional'];
    pending_email: ['text', 'null', 'optional'];
    signed_out_at: ['timestamp with time zone', 'null', 'optional'];
    staff_groups: ['text[]', 'not null', 'optional'];
    status: ['text', 'not null', 'required'];
    tours: ['jsonb', 'not null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    watchlist_emails: ['boolean', 'not null', 'optional'];
    wrote_at: ['timestamp with time zone', 'null', 'optional'];
  };
  video_progress: {
    file_id: ['uuid', 'not null', 'required'];
    seconds: ['integer', 'not null', 'required'];
    user_id: ['uuid', 'not null', 'required'];
    watched: ['integer', 'not null', 'required'];
  };
  view_alerts: {
    checked_until: ['timestamp with time zone', 'not null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    user_id: ['uuid', 'not null', 'required'];
    view_id: ['text', 'not null', 'required'];
  };
  watchlist_field_changes: {
    field: ['text', 'not null', 'required'];
    previous: ['text', 'null', 'optional'];
    revision: ['integer', 'not null', 'required'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlist_invitations: {
    id: ['text', 'not null', 'optional'];
    sender_id: ['uuid', 'not null', 'required'];
    sent_at: ['timestamp with time zone', 'not null', 'optional'];
  };
  watchlist_item_changes: {
    added_at: ['timestamp with time zone', 'not null', 'required'];
    is_added: ['boolean', 'not null', 'required'];
    organization_id: ['uuid', 'not null', 'required'];
    revision: ['integer', 'not null', 'required'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlist_items: {
    added_at: ['timestamp with time zone', 'not null', 'required'];
    added_by: ['uuid', 'null', 'optional'];
    note: ['text', 'not null', 'optional'];
    noted_by: ['uuid', 'null', 'optional'];
    organization_id: ['uuid', 'not null', 'required'];
    position: ['integer', 'not null', 'required'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlist_settings: {
    email: ['boolean', 'not null', 'optional'];
    follow: ['boolean', 'not null', 'optional'];
    funding_updates: ['boolean', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    is_starred: ['boolean', 'not null', 'optional'];
    owner_id: ['uuid', 'not null', 'required'];
    preferences: ['jsonb', 'null', 'optional'];
    seen_at: ['timestamp with time zone', 'null', 'optional'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlist_shares: {
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    email: ['text', 'not null', 'required'];
    id: ['text', 'not null', 'optional'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlist_teams: {
    id: ['text', 'not null', 'optional'];
    team_id: ['text', 'not null', 'required'];
    watchlist_id: ['text', 'not null', 'required'];
  };
  watchlists: {
    account_id: ['text', 'null', 'optional'];
    admins: ['text[]', 'not null', 'optional'];
    columns: ['jsonb', 'null', 'optional'];
    created_at: ['timestamp with time zone', 'not null', 'optional'];
    datasource: ['jsonb', 'null', 'optional'];
    deleted_at: ['timestamp with time zone', 'null', 'optional'];
    description: ['text', 'not null', 'optional'];
    id: ['text', 'not null', 'optional'];
    is_updating_data: ['boolean', 'not null', 'optional'];
    item_count: ['integer', 'not null', 'optional'];
    kept_position: ['integer', 'null', 'optional'];
    last_data_update: ['timestamp with time zone', 'null', 'optional'];
    metadata: ['jsonb', 'null', 'optional'];
    name: ['text', 'not null', 'required'];
    owner_id: ['uuid', 'not null', 'required'];
    privacy: ['text', 'not null', 'optional'];
    revision: ['integer', 'not null', 'optional'];
    team_id: ['text', 'null', 'optional'];
    updated_at: ['timestamp with time zone', 'not null', 'optional'];
    viewers: ['text[]', 'not null', 'optional'];
  };
}
